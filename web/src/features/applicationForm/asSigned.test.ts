import { describe, expect, test } from 'vitest'
import { draftWith } from '../../../test/applicant.ts'
import { factsOfCompany, signedAsItIs, signedCompany } from '../../../test/signedCompany.ts'
import { asSigned } from './asSigned.ts'

type Situation = NonNullable<Parameters<typeof factsOfCompany>[1]>
type Change = Parameters<typeof draftWith>[1]

const inBusiness = { domain: 'commercial' } as const
const { premises, turnOnServices, turnOn } = signedCompany

/** Whether the signature still counts after a change of answers. */
const signedAfter = (change: Change, situation: Situation = {}, later: Situation = situation): boolean => {
  const draft = draftWith(signedAsItIs(signedCompany, situation), change)
  const { draft: signed, facts } = asSigned({ draft, facts: factsOfCompany(draft, later) })
  expect(signed.review.signature_file_id !== '').toBe(facts.signed)
  return facts.signed
}

describe('a signature that counts', () => {
  test.each<[while_: string, change: Change, situation?: Situation, later?: Situation]>([
    ['while nothing has changed', {}],
    [
      'whatever is uploaded, for the form shows no documents',
      { documents: { bizfile: [], application_form: [] } },
    ],
    ['after the terms are agreed to', { review: { ...signedCompany.review, check_i_confirm: true } }],
    [
      'whichever flags have come by now',
      {},
      { ...inBusiness, flags: { highTensionHandled: true } },
      { ...inBusiness, flags: { highTensionHandled: false } },
    ],
    ['when nothing was kept of what was read', { signature: { formRead: null } }],
  ])('%s', (_while, change, situation, later) => {
    expect(signedAfter(change, situation, later)).toBe(true)
  })
})

describe('a signature that does not count', () => {
  test.each<[answer: string, change: Change, situation?: Situation]>([
    ['address', { premises: { premise_address: { ...premises.premise_address, premise_unit: '129' } } }],
    ['occupancy', { premises: { premise_occupancy: 'tenant' } }],
    ['use of the premises', { premises: { use_of_premises: 'OTHER' } }],
    ['company name', { company_information: { company_name: 'Other Trading' } }],
    ['designation', { representative: { representative_designation: 'Manager' } }],
    ['e-mail', { representative: { representative_email: 'other@example.com' } }],
    ['choice of services', { turnOnServices: { services: { ...turnOnServices.services, gas: false } } }],
    ['date', { turnOnServices: { turn_on_date: '20261126' } }],
    ['timeslot', { turnOn: { ...turnOn, turn_on_datetime: null } }],
    ['declaration', { review: { ...signedCompany.review, check_eeg: true } }],
    ['word to the insurer', { review: { ...signedCompany.review, hla: true } }],
    ['tension', { premises: { tension: 'HT' } }, inBusiness],
    ['way to give the particulars', { signup: { use_myinfo: true } }],
    ['deposit', { security_deposit: { security_deposit: 450 } }, inBusiness],
  ])('%s', (_answer, change, situation) => {
    expect(signedAfter(change, situation)).toBe(false)
  })
})

test('a signature counts again when an answer is changed back', () => {
  expect(signedAfter({ representative: { representative_name: 'Tan Ah Kow' } })).toBe(true)
})
