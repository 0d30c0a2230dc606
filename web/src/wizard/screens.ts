import { type ComponentType, lazy } from 'react'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { type FlowId, flowIdOf, type Step } from '@open-account/domain/flow/flows'
import { isCommercial } from '@open-account/domain/requirements/conditions'
import { formControlWords } from '../applicationForm/formControlWords.ts'

interface Screen {
  /** The title of the step, or how it follows from the application. */
  readonly heading: string | ((facts: ApplicationFacts) => string)
  readonly Screen: ComponentType
}

const premises: Screen = {
  heading: 'Your Premises',
  Screen: lazy(() => import('../steps/premises/PremisesStep.tsx')),
}
const commercialPremises: Screen = {
  ...premises,
  Screen: lazy(() => import('../steps/commercialPremises/CommercialPremisesStep.tsx')),
}
const personal: Screen = {
  heading: 'Personal Information',
  Screen: lazy(() => import('../steps/particulars/PersonalParticularsStep.tsx')),
}
const company: Screen = {
  heading: 'Company Information',
  Screen: lazy(() => import('../steps/companyParticulars/CompanyParticularsStep.tsx')),
}
const utilities: Screen = {
  heading: 'Utilities',
  Screen: lazy(() => import('../steps/utilities/UtilitiesStep.tsx')),
}
const review: Screen = {
  heading: facts => (isCommercial(facts) ? 'Review' : formControlWords(facts)),
  Screen: lazy(() => import('../steps/review/ReviewStep.tsx')),
}
const confirmation: Screen = {
  heading: 'Review',
  Screen: lazy(() => import('../steps/confirmation/ConfirmationStep.tsx')),
}

const companyConfirmation: Screen = {
  heading: 'Review',
  Screen: lazy(() => import('../steps/companyConfirmation/CompanyConfirmationStep.tsx')),
}
const upload: Screen = {
  heading: facts => (isCommercial(facts) ? 'Upload Documents' : 'Upload and Submit'),
  Screen: lazy(() => import('../steps/upload/UploadStep.tsx')),
}

const payment: Screen = {
  heading: 'Payment',
  Screen: lazy(() => import('../steps/payment/PaymentStep.tsx')),
}

/** Which screen shows a step of a flow. */
const screens: Readonly<Record<FlowId, Readonly<Partial<Record<Step, Screen>>>>> = {
  'residential/personal': { premises, particulars: personal, utilities, confirmation },
  'residential/company': {
    premises,
    particulars: company,
    review,
    upload,
    confirmation: companyConfirmation,
  },
  'commercial/personal': {
    premises: commercialPremises,
    particulars: personal,
    review,
    payment,
  },
  'commercial/company': {
    premises: commercialPremises,
    particulars: company,
    review,
    upload,
    confirmation: companyConfirmation,
    payment,
  },
}

/** The screen of a step of this application, with its title. Throws for a step that no such application has. */
export const screenOf = (step: Step, facts: ApplicationFacts) => {
  const flow = flowIdOf(facts)
  const screen = screens[flow][step]
  if (screen === undefined) throw new RangeError(`${flow} has no step ${step}`)
  const { heading, Screen } = screen
  return { heading: typeof heading === 'string' ? heading : heading(facts), Screen }
}
