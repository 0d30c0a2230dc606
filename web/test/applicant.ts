import type { Draft } from '../src/session/draft.ts'
import { emptyDraft } from '../src/session/draft.ts'
import { factsOf } from '../src/session/factsOf.ts'
import type { Mode } from '@open-account/domain/application/codes'

const start = emptyDraft('residential')

const address = {
  premise_postal_code: '310145',
  premise_block: '145',
  premise_floor: '09',
  premise_unit: '128',
  premise_street_name: 'LORONG 2 TOA PAYOH',
  premise_premise_no: '3101450901280',
}

const file = (type: 'nric_front' | 'nric_back') => ({
  type,
  filename: `${type.replace('_', ' ')}.png`,
  file_id: type,
  size: 70,
})

/** A resident with every answer typed in, at the review. */
export const resident: Draft = {
  ...start,
  signup: { ...start.signup, use_myinfo: false },
  premises: {
    ...start.premises,
    premise_occupancy: 'owner',
    use_of_premises: 'HDB_3_5',
    premise_address: { ...start.premises.premise_address, ...address },
  },
  turnOnServices: {
    ...start.turnOnServices,
    services: { electricity: true, water: true, gas: true },
    turn_on_date: '20261125',
  },
  personal_information: {
    ...start.personal_information,
    nric_fin: 'S1234567D',
    nric_fin_doi: '05/11/2010',
    salutation: 'ms',
    name: 'Tan Mei Ling',
    race: 'chinese',
    dob: '27/03/1990',
  },
  personal_contact_information: {
    ...start.personal_contact_information,
    email: 'mei.ling.tan@example.sg',
    mobile_number: '91234567',
    alternate_contact_number: '61234567',
    home_contact_number: '64445555',
  },
  turnOn: {
    ...start.turnOn,
    turn_on_datetime: { start: '2026-11-25T09:00:00', end: '2026-11-25T12:00:00' },
    turn_on_time: '090000',
    turn_on_date_hash: 'a2V5ZGF0ZTE',
    turn_on_time_hash: 'a2V5dGltZTE',
    timeslot_required: true,
    notification_no: 'I2f4a',
    notification_type: 'A1',
  },
  review: { ...start.review, enable_paper_bill: true },
  documents: { nric_fin_front: [file('nric_front')], nric_fin_back: [file('nric_back')] },
}

type Change = { readonly [Slice in keyof Draft]?: Partial<Draft[Slice]> }

/** A draft with some answers changed. */
export const draftWith = (draft: Draft, change: Change): Draft => ({
  signup: { ...draft.signup, ...change.signup },
  premises: { ...draft.premises, ...change.premises },
  turnOnServices: { ...draft.turnOnServices, ...change.turnOnServices },
  personal_information: { ...draft.personal_information, ...change.personal_information },
  personal_contact_information: {
    ...draft.personal_contact_information,
    ...change.personal_contact_information,
  },
  bankruptcy: { ...draft.bankruptcy, ...change.bankruptcy },
  company_information: { ...draft.company_information, ...change.company_information },
  representative: { ...draft.representative, ...change.representative },
  particulars: { ...draft.particulars, ...change.particulars },
  turnOn: { ...draft.turnOn, ...change.turnOn },
  review: { ...draft.review, ...change.review },
  signature: { ...draft.signature, ...change.signature },
  documents: { ...draft.documents, ...change.documents },
  security_deposit: { ...draft.security_deposit, ...change.security_deposit },
  payment: { ...draft.payment, ...change.payment },
  calendar: { ...draft.calendar, ...change.calendar },
  kiosk: { ...draft.kiosk, ...change.kiosk },
})

/** The resident with some answers changed. */
export const residentWith = (change: Change): Draft => draftWith(resident, change)

interface Situation {
  readonly nanl?: boolean
  readonly mode?: Mode
  readonly otpBypassed?: boolean
}

/** The facts of a draft of a residential application by a person. */
export const factsOfResident = (
  draft: Draft,
  { nanl = false, mode = 'normal', otpBypassed = false }: Situation = {},
) =>
  factsOf(draft, { domain: 'residential', type: 'personal', nanl }, mode, {
    highTensionHandled: false,
    electronicSignature: false,
    otpBypassed,
  })
