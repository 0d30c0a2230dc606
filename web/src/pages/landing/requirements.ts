import { minimumAge } from '@open-account/domain/identity/age'
import { turnOnWindowDays } from '@open-account/domain/turnOn/limits'
import type { IconName } from '../../kit/ui/icon/icons.ts'
import type { RequirementTopic } from './requirementTopics.ts'
import type { LandingChoice } from './view.ts'
import type { InfoTopic } from '../../features/help/infoTopics.ts'

type Applies = (choice: LandingChoice) => boolean

interface Topic {
  readonly topic: InfoTopic
  readonly when: Applies
}

export interface Requirement {
  readonly id: string
  readonly topic: RequirementTopic
  readonly icon: IconName
  /** The text; `{gasNumber}` is replaced by the gas company's number. */
  readonly text: string
  readonly when: Applies
  readonly topics?: readonly Topic[]
  /** The page that explains the identity service, outside of this site. */
  readonly link?: { readonly to: 'myinfo' | 'myinfoBusiness'; readonly label: string }
}

const always: Applies = () => true
/** While nothing is chosen, every choice is still possible. */
const maybeResidential: Applies = ({ domain }) => domain !== 'commercial'
const maybeCommercial: Applies = ({ domain }) => domain !== 'residential'
const maybePersonal: Applies = ({ type }) => type !== 'company'
const maybeCompany: Applies = ({ type }) => type !== 'personal'

/** What an applicant should know before starting: the statements of document 1, section 2, in our own sentences. */
export const requirements: readonly Requirement[] = [
  {
    id: 'age',
    topic: 'applicant',
    icon: 'person',
    text: `The applicant must be ${minimumAge} or older.`,
    when: always,
  },
  {
    id: 'residential-use',
    topic: 'applicant',
    icon: 'home',
    text: 'Residential premises are for residential use only. Trade or business premises need a commercial application.',
    when: maybeResidential,
    topics: [{ topic: 'useOfPremises', when: always }],
  },
  {
    id: 'commercial-use',
    topic: 'applicant',
    icon: 'company',
    text: 'Commercial premises are for commercial use only.',
    when: maybeCommercial,
    topics: [{ topic: 'useOfPremises', when: ({ domain }) => domain === 'commercial' }],
  },
  {
    id: 'residential-deposit',
    topic: 'costs',
    icon: 'money',
    text: 'The residential security deposit is billed in the first bill.',
    when: maybeResidential,
    topics: [{ topic: 'residentialDeposit', when: always }],
  },
  {
    id: 'commercial-deposit',
    topic: 'costs',
    icon: 'money',
    text: 'The commercial security deposit is paid online by card or debit during the application.',
    when: maybeCommercial,
    topics: [{ topic: 'commercialDeposit', when: always }],
  },
  {
    id: 'charges',
    topic: 'costs',
    icon: 'bin',
    text: 'Refuse collection and waterborne tax start from account opening.',
    when: always,
    topics: [
      { topic: 'refuseCollection', when: always },
      { topic: 'waterborneTax', when: always },
    ],
  },
  {
    id: 'gas',
    topic: 'turnOn',
    icon: 'gas',
    text: 'Gas turn-on is only through the gas company, on {gasNumber}.',
    when: always,
  },
  {
    id: 'proof',
    topic: 'proof',
    icon: 'document',
    text: 'Property tax or ownership proof may be needed.',
    when: always,
    topics: [
      { topic: 'personalDocuments', when: choice => maybeResidential(choice) && maybePersonal(choice) },
      { topic: 'companyDocuments', when: choice => maybeResidential(choice) && maybeCompany(choice) },
      { topic: 'commercialDocuments', when: maybeCommercial },
    ],
  },
  {
    id: 'dates',
    topic: 'turnOn',
    icon: 'calendar',
    text: `Dates can be picked up to ${turnOnWindowDays} days ahead.`,
    when: always,
  },
  {
    id: 'myinfo',
    topic: 'proof',
    icon: 'tick',
    text: 'Myinfo can fill in your personal information from government records. Copies of your NRIC or FIN are then not needed.',
    when: maybePersonal,
    link: { to: 'myinfo', label: 'About Myinfo' },
  },
  {
    id: 'myinfo-business',
    topic: 'proof',
    icon: 'tick',
    text: 'Myinfo Business can fill in the information of the company and its representative. Copies of company documents are then not needed.',
    when: maybeCompany,
    link: { to: 'myinfoBusiness', label: 'About Myinfo Business' },
  },
]
