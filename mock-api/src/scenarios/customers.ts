import { type EligibilityAnswer, eligibilityAnswer } from '@open-account/contracts/account'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { Entry } from './entry.ts'
import { ownValueOf, type Valued } from './ownValues.ts'

/** The back office's data of an applicant. */
export interface CustomerScenario {
  readonly rule: RuleId
  /** Whether the eligibility check fails. */
  readonly failing: boolean
  readonly answer: EligibilityAnswer
}

/** The answer for an applicant without an account. Entries contain only what differs from it. */
const newCustomer: EligibilityAnswer = {
  eligible: true,
  has_missed_appointment: false,
  is_disconnected: false,
  is_new_customer: true,
  available_gas: null,
  timeslot_allowed: true,
  linked_email: null,
}

type CustomerEntry = Entry<'nric' | 'uen'> & {
  readonly overrides?: Partial<EligibilityAnswer>
  readonly failing?: true
}

/** NRICs, FINs and UENs with a known answer to the eligibility check. */
export const customerEntries: readonly CustomerEntry[] = [
  {
    id: 'customer.new',
    value: 'S1234567D',
    rule: 'eligibility.new-customer',
    description:
      'A citizen or permanent resident without an account, as is every applicant who is not in this list.',
  },
  {
    id: 'customer.new-foreigner',
    value: 'G8200001T',
    rule: 'eligibility.new-customer',
    description: 'A foreigner without an account.',
  },
  {
    id: 'customer.third-account',
    value: 'S8100001H',
    rule: 'eligibility.third-account',
    description: 'Opened two accounts within six months: an owner must prove ownership, a tenant is blocked.',
    overrides: { eligible: false },
  },
  {
    id: 'customer.missed-appointment',
    value: 'S8100002F',
    rule: 'eligibility.missed-appointment',
    description: 'Missed an earlier appointment.',
    overrides: { is_new_customer: false, has_missed_appointment: true },
  },
  {
    id: 'customer.disconnected',
    value: 'S8100003D',
    rule: 'eligibility.disconnected',
    description: 'An earlier supply was disconnected.',
    overrides: { is_new_customer: false, is_disconnected: true },
  },
  {
    id: 'customer.no-gas',
    value: 'S8100004B',
    rule: 'eligibility.no-gas',
    description: 'Has an account at the premises to which gas cannot be added.',
    overrides: { is_new_customer: false, available_gas: 'N' },
  },
  {
    id: 'customer.gas',
    value: 'S8100005J',
    rule: 'eligibility.gas',
    description: 'Has an account at the premises to which gas can be added.',
    overrides: { is_new_customer: false, available_gas: 'Y' },
  },
  {
    id: 'customer.active-account',
    value: 'S8100006I',
    rule: 'eligibility.active-account',
    description: 'An account under this name is active at the premises.',
    overrides: { is_new_customer: false },
  },
  {
    id: 'customer.linked-email',
    value: 'S8100007G',
    rule: 'eligibility.linked-email',
    description: 'Has an account elsewhere, whose e-mail is used again, masked.',
    overrides: { linked_email: 'jamie.lim@example.com' },
  },
  {
    id: 'customer.no-timeslot',
    value: 'S8100008E',
    rule: 'eligibility.no-timeslot',
    description: 'May not book an appointment.',
    overrides: { timeslot_allowed: false },
  },
  {
    id: 'customer.failing',
    value: 'S8100009C',
    rule: 'eligibility.failing',
    description: 'The eligibility check fails.',
    failing: true,
  },
  {
    id: 'company.third-account',
    value: '201500005R',
    rule: 'eligibility.third-account',
    description:
      'A company that opened two accounts within six months; accounts of companies are not counted.',
    overrides: { eligible: false },
  },
  {
    id: 'company.missed-appointment',
    value: '201500001M',
    rule: 'eligibility.missed-appointment',
    description: 'A company that missed an earlier appointment.',
    overrides: { is_new_customer: false, has_missed_appointment: true },
  },
  {
    id: 'company.disconnected',
    value: '201500003N',
    rule: 'eligibility.disconnected',
    description: 'A company of which an earlier supply was disconnected.',
    overrides: { is_new_customer: false, is_disconnected: true },
  },
  {
    id: 'company.no-gas',
    value: '201500006G',
    rule: 'eligibility.no-gas',
    description: 'A company with an account at the premises to which gas cannot be added.',
    overrides: { is_new_customer: false, available_gas: 'N' },
  },
  {
    id: 'company.gas',
    value: '201500007W',
    rule: 'eligibility.gas',
    description: 'A company with an account at the premises to which gas can be added.',
    overrides: { is_new_customer: false, available_gas: 'Y' },
  },
  {
    id: 'company.active-account',
    value: '201500002D',
    rule: 'eligibility.active-account',
    description: 'A company whose account is active at the premises.',
    overrides: { is_new_customer: false },
  },
  {
    id: 'company.no-timeslot',
    value: '201500008H',
    rule: 'eligibility.no-timeslot',
    description: 'A company that may not book an appointment.',
    overrides: { timeslot_allowed: false },
  },
  {
    id: 'company.eligibility-failing',
    value: '201500009Z',
    rule: 'eligibility.failing',
    description: 'The eligibility check of the company fails.',
    failing: true,
  },
]

const byValue: ReadonlyMap<string, CustomerScenario> = new Map(
  customerEntries.map(({ value, rule, overrides, failing = false }) => [
    value,
    { rule, failing, answer: { ...newCustomer, ...overrides } },
  ]),
)

const unknownCustomer: CustomerScenario = {
  rule: 'eligibility.new-customer',
  failing: false,
  answer: newCustomer,
}

const valueOfId: ReadonlyMap<string, string> = new Map(customerEntries.map(({ id, value }) => [id, value]))

const unchangedCustomer = (number: string): CustomerScenario => byValue.get(number) ?? unknownCustomer

/**
 * The data of the holder of an NRIC, FIN or UEN: those that a tester gave the world, or those of the magic value. Any other
 * one is a new customer.
 */
export const customerWith = (number: string, world: Valued): CustomerScenario => {
  const value = number.trim().toUpperCase()
  const own = ownValueOf(world, 'customer', value)
  if (own === undefined) return unchangedCustomer(value)
  const { kind: _kind, value: _value, like, failing, ...changes } = own
  const base = unchangedCustomer(like === undefined ? value : (valueOfId.get(like) ?? value))
  return {
    rule: 'eligibility.own',
    failing: failing ?? base.failing,
    answer: eligibilityAnswer.parse({ ...base.answer, ...changes }),
  }
}
