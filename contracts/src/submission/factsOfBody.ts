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

/** What a rule asks about that no body says: the service knows it from its own answers. */
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
  if (mode === undefined) throw new RangeError('Every source belongs to a mode')
  return mode
}

const isGiven = (text: string): boolean => text !== ''

const isSameAddress = ({ premise_address: premises, mailing_address: mail }: SubmitBody): boolean =>
  premises !== undefined &&
  premises.postal_code === mail.postal_code &&
  premises.block === mail.block &&
  premises.floor === mail.floor &&
  premises.unit === mail.unit &&
  premises.street === mail.street

/** What only commercial bodies say. */
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

/** The facts of a submitted application, so that the service judges it by the tables the screens used. */
export const factsOfBody = (body: SubmitBody, { foundTension, ...known }: ServiceFacts): ApplicationFacts => {
  const personal = body.account_holder_type === accountHolderTypes.personal
  const bankrupt = isGiven(body.bankruptcy_number)
  return {
    ...known,
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
    timeslotAllowed: isTimeslotAllowed(known.timeslotAllowed, bankrupt),
    generatorDeclared: isGiven(body.gst_no) || isGiven(body.gst_reg_date),
    emailBill: body.ebill,
    emailBillVerified: body.ebill,
    signed: isGiven(body.file_id),
  }
}
