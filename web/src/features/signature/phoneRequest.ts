import { readPhoneUse, savePhoneUse } from '../../session/phoneUse.ts'
import { formText } from '../review/formText.ts'
import type { Reviewed } from '../review/reviewed.ts'

const prefix = 'signature'
const randomBytes = 16

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(randomBytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Records a request for a signature by phone under this form. Returns its id. */
export const beginPhoneRequest = (reviewed: Reviewed): string => {
  const id = randomId()
  savePhoneUse([prefix, id, formText(reviewed)].join(' '))
  return id
}

/** The id of the open request for a signature under this form, also after a refresh; null for none. */
export const openPhoneRequest = (reviewed: Reviewed): string | null => {
  const [kind, id, ...form] = (readPhoneUse() ?? '').split(' ')
  return kind === prefix && id !== undefined && form.join(' ') === formText(reviewed) ? id : null
}

export const endPhoneRequest = (): void => savePhoneUse(null)
