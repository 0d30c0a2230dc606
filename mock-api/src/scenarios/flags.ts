import type { Flag } from '@open-account/contracts/appconfig'
import type { FlagName } from '@open-account/contracts/flags'

const off: Flag = { active: false, message: '' }
const on: Flag = { active: true, message: '' }

/** The flags of a new world: no maintenance, both domains open, signatures on the screen. */
export const defaultFlags: Readonly<Record<FlagName, Flag>> = {
  'bypass-new-email-oa': off,
  'ca-bypass-otp-': off,
  'ca-livechat': off,
  'ca-maintenance': off,
  'e-signature-kiosk': on,
  'e-signature-web': on,
  maintenance: off,
  'oa-maintenance': off,
  'pre-oa-maintenance': off,
  'pre-reschedule-maintenance': off,
  'pre-ca-maintenance': off,
  'oa-bypass-otp': off,
  'oa-livechat': off,
  'reschedule-maintenance': off,
  'oa-high-tension': off,
  'oa-residential': on,
  'oa-commercial': on,
}
