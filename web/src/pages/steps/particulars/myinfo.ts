import { nric } from '@open-account/contracts/fields/nric'
import { residencyOf } from '@open-account/domain/identity/nric'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { identityServiceNames } from '../../../session/labels/choiceNames.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { type IdentityService, linkerOfVisit } from '../../../features/applicant/identityService.ts'
import { particularsLabels as labels } from '../../../session/labels/particularsLabels.ts'
import { filledFromIdentity, personLockables } from './filledFromIdentity.ts'
import { defaultLinker } from '@open-account/domain/application/codes'

/** The URL that provides a person's data, with the analytics linker or 00000 (C-063). */
export const identityAddress = (stateId: string): string => {
  const base = import.meta.env.VITE_API_BASE_URL ?? ''
  return `${base}/oidc/myinfo/authorize/${stateId}/${linkerOfVisit() ?? defaultLinker}`
}

/** Whether a foreigner has no live or approved pass and therefore cannot apply (C-033). */
const isPassMissing = (nricFin: string, status: string): boolean =>
  residencyOf(nricFin) === 'foreigner' && status.trim() === ''

/** Myinfo: the identity data of a person. Reasons and terms are ours (C-171). */
export const myinfo: IdentityService = {
  name: identityServiceNames.personal,
  tag: 'From Myinfo',
  reasons: [
    'Your name, NRIC or FIN, date of birth and contact details are filled in without a typing mistake.',
    'You need no copies of your NRIC or FIN.',
    'You log in with Singpass and come back to this page.',
  ],
  terms: [
    'Myinfo gives us your name, NRIC or FIN, date of birth, race, nationality, contact details and, for foreigners, the status of your work pass.',
    'These details are used for this application only.',
    'Details that come from Myinfo cannot be changed here. If one of them is out of date, please correct it with the agency that keeps it.',
  ],
  agree: 'I want to use Myinfo',
  manualNote:
    'Manual entry takes up to 5 minutes. Please have pictures of both sides of your NRIC or FIN at hand.',
  // Only foreigners have a work pass, and its status is never typed.
  toType: locked => [
    labels.salutation,
    ...personLockables
      .filter(field => field !== 'work_pass' && !locked.includes(field))
      .map(field => labels[field]),
  ],
  failure: () => ({ code: 'myinfo_error', formBelow: true }),
  refusal: { code: 'myinfo_workpass_expired', endsApplication: true },
  addressOf: identityAddress,
  retrieve: async stateId => {
    const person = await bodyOf(tsr.identity.readPerson.query({ params: { state_id: stateId } }))
    if (isPassMissing(person.nric, person.work_pass_status))
      throw new ServiceFailure('myinfo_workpass_expired')
    saveDraft(previous => filledFromIdentity(person, previous))
    return nric.safeParse(readDraft().personal_information.nric_fin).success
  },
}
