import {
  accountHolderTypes,
  accountTypes,
  type Mode,
  modes,
  type Source,
  sources,
  type Tension,
} from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { residencyOf } from '@open-account/domain/identity/nric'
import { isTimeslotAllowed } from '@open-account/domain/turnOn/timeslots'
import type { SubmitBody } from './body.ts'

/** The facts that no body contains: the service has them from its own answers. */
export type ServiceFacts = Pick<
  ApplicationFacts,
  | 'townGas'
  | 'gasPreselected'
  | 'highTensionHandled'
  | 'ownershipProofRequired'
  | 'timeslotAllowed'
  | 'timeslotRequired'
  | 'meterReadingRequired'
  | 'electronicSignature'
> & {
  /** The tension that the look-up found; null where it found none, so that the applicant's choice counts (C-178). */
  readonly foundTension: Tension | null
}

const modeOf = (source: Source): Mode => {
  const mode = modes.find(candidate => sources[candidate] === source)
  if (mode === undefined) throw new RangeError(`No mode has the source ${source}`)
  return mode
}

const hasValue = (text: string): boolean => text !== ''

const isSameAddress = ({ premise_address: premises, mailing_address: mail }: SubmitBody): boolean =>
  premises !== undefined &&
  premises.postal_code === mail.postal_code &&
  premises.block === mail.block &&
  premises.floor === mail.floor &&
  premises.unit === mail.unit &&
  premises.street === mail.street

/** The facts of commercial bodies only. */
const commercialFacts = (
  body: SubmitBody,
  foundTension: Tension | null,
): Pick<ApplicationFacts, 'usage' | 'tension' | 'premisesType' | 'capacityGrade'> =>
  body.account_type === accountTypes.commercial
    ? {
        usage: body.type_of_usage,
        tension: foundTension ?? (body.tension_level === '' ? null : body.tension_level),
        premisesType: body.use_of_premises_selected,
        capacityGrade: capacityGrade(body.elect_capacity),
      }
    : { usage: null, tension: null, premisesType: null, capacityGrade: null }

/** The facts of a submitted application, so that the service checks it by the same tables as the screens. */
export const factsOfBody = (
  body: SubmitBody,
  { foundTension, ...serviceFacts }: ServiceFacts,
): ApplicationFacts => {
  const personal = body.account_holder_type === accountHolderTypes.personal
  const bankrupt = hasValue(body.bankruptcy_number)
  return {
    ...serviceFacts,
    ...commercialFacts(body, foundTension),
    domain: body.account_type === accountTypes.residential ? 'residential' : 'commercial',
    type: personal ? 'personal' : 'company',
    mode: modeOf(body.source),
    identityData: body.fromMyInfo,
    nonStandardAddress: body.nanl,
    occupancy: body.occ_type,
    mailingSameAsPremises: isSameAddress(body),
    services: {
      electricity: body.electricity,
      water: body.water,
      gas: body.gas,
      cooling: body.chilled_water,
    },
    residency: personal ? residencyOf(body.nric) : null,
    bankrupt,
    linkedEmail: body.is_masked_email,
    timeslotAllowed: isTimeslotAllowed(serviceFacts.timeslotAllowed, bankrupt),
    generatorDeclared: hasValue(body.gst_no) || hasValue(body.gst_reg_date),
    emailBill: body.ebill,
    emailBillVerified: body.ebill,
    signed: hasValue(body.file_id),
  }
}
