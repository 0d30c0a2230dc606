import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { type FlowId, flowIdOf, flows, type Step, type StepOf } from '@open-account/domain/flow/flows'
import { currentCapabilities } from '../../session/mode.ts'
import { preloadOwnFiles } from '../../features/uploadPanel/ownFiles.ts'
import { servicesDefault } from '../../features/turnOn/servicesDefault.ts'
import { formButtonLabel } from '../../features/applicationForm/formButtonLabel.ts'
import { defaultExport, type LazyPart, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

interface Screen {
  /** The title of the screen, where it is not the name of the step. */
  readonly heading?: (facts: ApplicationFacts) => string
  /** What the applicant does here, under the title. The document of the step has it too, before the script of the screen. */
  readonly lead?: string
  readonly Screen: LazyPart<object>
}

const premises: Screen = {
  heading: () => 'Your Premises',
  Screen: lazyPart(() => import('../../pages/steps/premises/PremisesStep.tsx'), defaultExport),
}
const commercialPremises: Screen = {
  ...premises,
  Screen: lazyPart(
    () => import('../../pages/steps/commercialPremises/CommercialPremisesStep.tsx'),
    defaultExport,
  ),
}
const personal: Screen = {
  Screen: lazyPart(() => import('../../pages/steps/particulars/PersonalParticularsStep.tsx'), defaultExport),
}
const company: Screen = {
  Screen: lazyPart(
    () => import('../../pages/steps/companyParticulars/CompanyParticularsStep.tsx'),
    defaultExport,
  ),
}
const utilities: Screen = {
  lead: servicesDefault,
  Screen: lazyPart(() => import('../../pages/steps/utilities/UtilitiesStep.tsx'), defaultExport),
}
/** Of a review with the turn-on details. */
const reviewLead = 'Check your answers, and choose when the supply is turned on.'
const review: Screen = {
  lead: reviewLead,
  Screen: lazyPart(() => import('../../pages/steps/review/ReviewStep.tsx'), defaultExport),
}
const residentialReview: Screen = { ...review, heading: formButtonLabel }
const confirmation: Screen = {
  lead: 'Check your answers before you submit.',
  Screen: lazyPart(() => import('../../pages/steps/confirmation/ConfirmationStep.tsx'), defaultExport),
}
const companyConfirmation: Screen = {
  lead: reviewLead,
  Screen: lazyPart(
    () => import('../../pages/steps/companyConfirmation/CompanyConfirmationStep.tsx'),
    defaultExport,
  ),
}
const upload: Screen = {
  Screen: lazyPart(() => import('../../pages/steps/upload/UploadStep.tsx'), defaultExport),
}
const payment: Screen = {
  Screen: lazyPart(() => import('../../pages/steps/payment/PaymentStep.tsx'), defaultExport),
}

/** The screen of each step of each flow. A step without a screen does not compile. */
const screens: { readonly [Flow in FlowId]: Readonly<Record<StepOf<Flow>, Screen>> } = {
  'residential/personal': { premises, particulars: personal, utilities, confirmation },
  'residential/company': {
    premises,
    particulars: company,
    review: residentialReview,
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

/** The screen, title and lead of a step of this application. Throws a RangeError for a step that its flow does not have. */
export const screenOf = (step: Step, facts: ApplicationFacts) => {
  const flow = flowIdOf(facts)
  const flowScreens: Readonly<Partial<Record<Step, Screen>>> = screens[flow]
  const screen = flowScreens[step]
  const row = flows[flow].find(candidate => candidate.step === step)
  if (screen === undefined || row === undefined) throw new RangeError(`${flow} has no step ${step}`)
  const { heading, lead, Screen } = screen
  return { heading: heading?.(facts) ?? row.label, lead, Screen }
}

/** Loads the scripts of the step at an address: those of documents too, which every flow has. Other addresses load nothing. */
export const preloadStepAt = async (path: string): Promise<void> => {
  const [, , domain, type, step] = path.split('/')
  const all: Readonly<Record<string, Readonly<Partial<Record<string, Screen>>>>> = screens
  const screen = all[`${domain}/${type}`]?.[step as string]
  if (screen === undefined) return
  const loading = screen.Screen.preload()
  if (currentCapabilities().uploadsHere) await preloadOwnFiles()
  await loading
}
