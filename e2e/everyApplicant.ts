import { flows, visibleSteps } from '@open-account/domain/flow/flows'
import type { Step, StepOf } from '@open-account/domain/flow/flows'
import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import type { Application } from './application.ts'
import { person } from './people.ts'
import { factsOfFlow, type ReviewedAnswers, type ReviewedFlow } from './reviewDrafts.ts'
import { company } from './screens/companyParticulars.ts'
import type { Values } from './values.ts'

export interface Applicant {
  /** Such as 'a company with identity data, for a shop'. */
  readonly who: string
  /** The steps of this applicant, in their order. */
  readonly steps: readonly Step[]
  /** What the screen of a step depends on: applicants with the same value see the same screen. */
  readonly screenOf: (step: Step) => string
  /** Opens a step of this applicant, on the web or at a kiosk; the earlier steps are answered. */
  readonly resumeAt: (apply: Application, values: Values, step: Step, atKiosk?: boolean) => Promise<void>
}

/** A home whose owner has to prove the ownership. */
const home = (values: Values) => ({ address: values.address('premises.flat'), ownershipProofRequired: true })

/** A shop with every optional question. */
const shop = (values: Values) =>
  ({
    address: values.address('premises.contestable'),
    usage: 'temporary',
    cooling: true,
  }) satisfies Partial<ReviewedAnswers>

const somePerson = (values: Values) => person({ nric: values.of('customer.new') })
const someCompany = (values: Values) => company({ uen: values.of('company.live') })

interface Reviewed {
  readonly who: string
  readonly flow: ReviewedFlow
  readonly identityData?: boolean
  readonly answersOf: (values: Values) => ReviewedAnswers
}

const reviewed: readonly Reviewed[] = [
  {
    who: 'a company without identity data, for a home',
    flow: 'residential/company',
    answersOf: values => ({ ...home(values), applicant: someCompany(values) }),
  },
  {
    who: 'a company with identity data, for a home',
    flow: 'residential/company',
    identityData: true,
    answersOf: values => ({ ...home(values), applicant: someCompany(values) }),
  },
  {
    who: 'a person, for a shop',
    flow: 'commercial/personal',
    answersOf: values => ({ ...shop(values), applicant: somePerson(values) }),
  },
  {
    who: 'a company without identity data, for a shop',
    flow: 'commercial/company',
    answersOf: values => ({ ...shop(values), applicant: someCompany(values) }),
  },
  {
    who: 'a company with identity data, for a shop',
    flow: 'commercial/company',
    identityData: true,
    answersOf: values => ({ ...shop(values), applicant: someCompany(values) }),
  },
]

/** Premises and uploads depend on the premises, particulars on the applicant, all other steps on both. */
const screenIn = (domain: Domain, type: ApplicantType) => (step: Step) => {
  if (step === 'premises' || step === 'upload') return `${step}, ${domain}`
  return step === 'particulars' ? `${step}, ${type}` : `${step}, ${domain}, ${type}`
}

const resident: Applicant = {
  who: 'a person, at home',
  screenOf: screenIn('residential', 'personal'),
  steps: flows['residential/personal'].map(({ step }) => step),
  resumeAt: (apply, values, step, atKiosk = false) =>
    apply.resumeAt(step as StepOf<'residential/personal'>, {
      address: values.address('premises.flat'),
      person: somePerson(values),
      atKiosk,
    }),
}

/** An applicant of each flow, companies with and without identity data. */
export const everyApplicant: readonly Applicant[] = [
  resident,
  ...reviewed.map(({ who, flow, answersOf, identityData = false }) => ({
    who,
    screenOf: screenIn(factsOfFlow[flow].domain, factsOfFlow[flow].type),
    steps: visibleSteps({ ...factsOfFlow[flow], identityData }).map(({ step }) => step),
    resumeAt: (apply: Application, values: Values, step: Step, atKiosk = false) =>
      apply.resumeAtStepOf(flow, step, { ...answersOf(values), identityData, atKiosk }),
  })),
]
