import type { CompanyData, PersonData } from '@open-account/contracts/identity'
import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { Entry } from './entry.ts'

/** The answer of the identity service for a persona. */
export type IdentityAnswer<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'refused'; readonly code: ServiceErrorCode }

interface PersonaEntry<Kind extends 'persona' | 'companyPersona', Data> extends Entry<Kind> {
  /** The label of the persona on the consent page. */
  readonly label: string
  readonly answer: IdentityAnswer<Data>
}

const person = (
  overrides: Partial<PersonData> & Pick<PersonData, 'nric' | 'name'>,
): IdentityAnswer<PersonData> => ({
  kind: 'data',
  data: {
    date_of_birth: '1985-03-27',
    race: 'CN',
    nationality: 'SG',
    email: 'tan.ah.kow@example.com',
    mobile: '91234567',
    homeNo: '',
    work_pass_status: '',
    ...overrides,
  },
})

const refused = (code: ServiceErrorCode) => ({ kind: 'refused', code }) as const

/** The personas of Myinfo. */
export const personPersonas: readonly PersonaEntry<'persona', PersonData>[] = [
  {
    id: 'person.citizen',
    value: 'citizen',
    label: 'Tan Ah Kow, citizen',
    rule: 'identity.person',
    description: 'A citizen whose data is complete.',
    answer: person({ nric: 'S9012345I', name: 'TAN AH KOW' }),
  },
  {
    id: 'person.permanent-resident',
    value: 'permanent-resident',
    label: 'Priya Nair, permanent resident',
    rule: 'identity.person',
    description: 'A permanent resident whose data is complete.',
    answer: person({
      nric: 'S7512345J',
      name: 'PRIYA NAIR',
      date_of_birth: '1975-11-02',
      race: 'IN',
      nationality: 'IN',
      email: 'priya.nair@example.com',
      mobile: '81234567',
      homeNo: '61234567',
    }),
  },
  {
    id: 'person.work-pass-live',
    value: 'work-pass-live',
    label: 'Maria Santos, work pass holder',
    rule: 'identity.work-pass-live',
    description: 'A foreigner whose work pass is live.',
    answer: person({
      nric: 'G1612345K',
      name: 'MARIA SANTOS',
      date_of_birth: '1992-06-15',
      race: 'XX',
      nationality: 'PH',
      email: 'maria.santos@example.com',
      mobile: '92345678',
      work_pass_status: 'Live',
    }),
  },
  {
    id: 'person.work-pass-expired',
    value: 'work-pass-expired',
    label: 'John Miller, work pass expired',
    rule: 'identity.work-pass-expired',
    description: 'A foreigner whose work pass has expired, so that the application cannot go on.',
    answer: person({
      nric: 'F1612345P',
      name: 'JOHN MILLER',
      date_of_birth: '1979-04-21',
      race: 'XX',
      nationality: 'GB',
      email: 'john.miller@example.com',
      work_pass_status: 'Expired',
    }),
  },
  {
    id: 'person.no-email',
    value: 'no-email',
    label: 'Siti Aminah, without an e-mail',
    rule: 'identity.incomplete',
    description: 'A citizen of whom no e-mail is known.',
    answer: person({
      nric: 'S8812345Z',
      name: 'SITI AMINAH',
      race: 'MY',
      email: '',
      date_of_birth: '1988-01-30',
    }),
  },
  {
    id: 'person.odd-mobile',
    value: 'odd-mobile',
    label: 'Lim Mei Ling, with an odd mobile number',
    rule: 'identity.incomplete',
    description: 'A citizen whose mobile number has nine digits and has to be corrected.',
    answer: person({
      nric: 'S9212345F',
      name: 'LIM MEI LING',
      mobile: '912345678',
      email: 'lim.mei.ling@example.com',
      date_of_birth: '1992-08-09',
    }),
  },
  {
    id: 'person.cancelled',
    value: 'cancelled',
    label: 'Decline',
    rule: 'identity.cancelled',
    description: 'The person declines.',
    answer: refused('myinfo_cancelled'),
  },
  {
    id: 'person.failing',
    value: 'failing',
    label: 'Let the identity service fail',
    rule: 'identity.failing',
    description: 'The identity service fails.',
    answer: refused('upstream_error'),
  },
]

const company = (
  overrides: Partial<CompanyData> & Pick<CompanyData, 'uen' | 'company_name'>,
): IdentityAnswer<CompanyData> => ({
  kind: 'data',
  data: {
    representative_name: 'TAN AH KOW',
    representative_email: 'office@example.com',
    representative_mobileno: '91234567',
    company_status: 'Live Company',
    ...overrides,
  },
})

/** The personas of Myinfo Business. */
export const companyPersonas: readonly PersonaEntry<'companyPersona', CompanyData>[] = [
  {
    id: 'company.persona-live',
    value: 'live',
    label: 'Lorong Trading Pte Ltd, live',
    rule: 'identity.company-live',
    description: 'A company that is live, and its representative.',
    answer: company({
      uen: '201500004E',
      company_name: 'LORONG TRADING PTE LTD',
      representative_nric_fin: 'S9012345I',
    }),
  },
  {
    id: 'company.persona-sole-proprietor',
    value: 'sole-proprietor',
    label: 'Ah Kow Hardware, live',
    rule: 'identity.company-live',
    description: 'A sole proprietor whose business is live; the NRIC of the representative is not given.',
    answer: company({ uen: '53300001K', company_name: 'AH KOW HARDWARE', company_status: 'LIVE' }),
  },
  {
    id: 'company.persona-incomplete',
    value: 'incomplete',
    label: 'Patience Logistics Pte Ltd, with gaps',
    rule: 'identity.incomplete',
    description:
      'A live company; the e-mail of its representative is not known and the mobile number has nine digits.',
    answer: company({
      uen: '201600003W',
      company_name: 'PATIENCE LOGISTICS PTE LTD',
      representative_name: 'LIM MEI LING',
      representative_email: '',
      representative_mobileno: '912345678',
    }),
  },
  {
    id: 'company.persona-not-live',
    value: 'not-live',
    label: 'Struck Off Trading Pte Ltd, not live',
    rule: 'identity.company-not-live',
    description: 'A company that is not live any more.',
    answer: company({
      uen: '201600001R',
      company_name: 'STRUCK OFF TRADING PTE LTD',
      company_status: 'Struck Off',
    }),
  },
  {
    id: 'company.persona-unknown',
    value: 'unknown',
    label: 'No such company',
    rule: 'identity.company-unknown',
    description: 'The identity service knows no such company.',
    answer: refused('upstream_error'),
  },
  {
    id: 'company.persona-cancelled',
    value: 'cancelled',
    label: 'Decline',
    rule: 'identity.cancelled',
    description: 'The representative declines.',
    answer: refused('myinfo_cancelled'),
  },
  {
    id: 'company.persona-failing',
    value: 'failing',
    label: 'Let the identity service fail',
    rule: 'identity.failing',
    description: 'The identity service fails.',
    answer: refused('upstream_error'),
  },
]
