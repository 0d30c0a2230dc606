import type { ApplicationFacts } from '../application/facts.ts'
import type { Step } from '../flow/flows.ts'
import type { EligibilityBlock } from '../premises/eligibility.ts'
import type { DocumentId } from './documents.ts'
import { missingDocumentsUpTo } from './documentSteps.ts'
import { isSignatureRequired } from './conditions.ts'
import { type Answers, lacksAny } from './missingFields.ts'

/** The state of a screen besides the application's facts. */
export interface ScreenState {
  readonly answers: Answers
  /** Fields with a shown error; an error that is not shown yet never disables a button (C-168). */
  readonly shownErrors: readonly string[]
  /** Whether an error of the UEN is excused when it is the only one (C-053). */
  readonly bypassUen: boolean
  /** Whether each address has both floor and unit, or neither. */
  readonly floorAndUnitPaired: boolean
  readonly eligibilityBlock: EligibilityBlock | null
  readonly companyLookupLoading: boolean
  readonly timeslotsLoading: boolean
  readonly uploaded: readonly DocumentId[]
  readonly submitting: boolean
}

type Disabling = (facts: ApplicationFacts, state: ScreenState, step: Step) => boolean

const isUenAlone = (shownErrors: readonly string[]): boolean =>
  shownErrors.length > 0 && shownErrors.every(field => field === 'uen')

/** The conditions that disable a button; the screen shows each as a line of 'Still needed'. */
const conditions = {
  floor_unit_incomplete: (_, { floorAndUnitPaired }) => !floorAndUnitPaired,
  third_account: (_, { eligibilityBlock }) => eligibilityBlock === 'third_account',
  active_account: (_, { eligibilityBlock }) => eligibilityBlock === 'active_account',
  missed_appointment: (_, { eligibilityBlock }) => eligibilityBlock === 'missed_appointment',
  disconnected: (_, { eligibilityBlock }) => eligibilityBlock === 'disconnected',
  company_lookup_loading: (_, { companyLookupLoading }) => companyLookupLoading,
  turn_on_date_missing: (facts, { answers }) => lacksAny(['turn_on_date'], facts, answers),
  timeslots_loading: (_, { timeslotsLoading }) => timeslotsLoading,
  timeslot_incomplete: (facts, { answers }) => lacksAny(['turn_on_datetime'], facts, answers),
  gst_missing: (facts, { answers }) => lacksAny(['gst_reg_no', 'gst_reg_date'], facts, answers),
  documents_missing: (facts, { uploaded }, step) => missingDocumentsUpTo(step, facts, uploaded).length > 0,
  signature_missing: facts => isSignatureRequired(facts) && !facts.signed,
  errors_shown: (_, { shownErrors, bypassUen }) =>
    shownErrors.length > 0 && !(bypassUen && isUenAlone(shownErrors)),
  submitting: (_, { submitting }) => submitting,
} as const satisfies Record<string, Disabling>

export type DisablingCondition = keyof typeof conditions

const turnOnDetails = [
  'turn_on_date_missing',
  'timeslots_loading',
  'timeslot_incomplete',
  'gst_missing',
  'documents_missing',
] as const

/**
 * The conditions that disable the main button of a step: Next, Submit, Proceed to Payment or Pay. Only documents of
 * this step and earlier ones count as missing. Source: document 1, sections 4 and 5; document 2, section 5; C-122.
 */
const disablingByStep: Readonly<Record<Step, readonly DisablingCondition[]>> = {
  premises: ['floor_unit_incomplete', 'errors_shown'],
  particulars: [
    'third_account',
    'active_account',
    'missed_appointment',
    'disconnected',
    'company_lookup_loading',
    'errors_shown',
  ],
  utilities: [...turnOnDetails, 'errors_shown'],
  review: [...turnOnDetails, 'errors_shown'],
  upload: [...turnOnDetails, 'signature_missing', 'errors_shown', 'submitting'],
  confirmation: [...turnOnDetails, 'errors_shown', 'submitting'],
  payment: ['errors_shown', 'submitting'],
}

/** The conditions that disable the button of a step now; none when it is enabled. */
export const disabledBy = (
  step: Step,
  facts: ApplicationFacts,
  state: ScreenState,
): readonly DisablingCondition[] =>
  disablingByStep[step].filter(condition => {
    const holds: Disabling = conditions[condition]
    return holds(facts, state, step)
  })
