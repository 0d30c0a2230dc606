import type { AnyRouter } from '@tanstack/react-router'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { type Step, visibleSteps } from '@open-account/domain/flow/flows'
import { phoneUploadStep, turnOnStep } from '@open-account/domain/flow/stepRoles'
import { isCommercial } from '@open-account/domain/requirements/conditions'
import { readDraft, subscribeToDraft } from '../session/draftStore.ts'
import { factsOf } from '../session/factsOf.ts'
import { currentMode } from '../session/mode.ts'
import { readSignup } from '../session/signup.ts'
import { LeftApplication } from '../pages/landing/lazyParts.ts'
import { LazyThankYouPage } from './lazyThankYouPage.ts'

/** The pause in place of idle time where the browser does not report it, in milliseconds. */
const pauseWithoutReport = 2_000

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, pauseWithoutReport)
}

/** The page that comes after the present one: null outside an application. */
const nextPage = ({ state }: Pick<AnyRouter, 'state'>) => {
  const signup = readSignup()
  const params: unknown = state.matches.at(-1)?.params
  if (signup === null || typeof params !== 'object' || params === null || !('step' in params)) return null
  // No flag changes the steps of a flow.
  const flags = { highTensionHandled: false, electronicSignature: false, otpBypassed: false }
  const facts = factsOf(readDraft(), signup, currentMode(), flags)
  const steps = visibleSteps(facts)
  const index = steps.findIndex(({ step }) => step === params.step)
  return index === -1 ? null : { step: steps[index + 1]?.step ?? null, facts }
}

/** The parts that a step shows at once, each a script of its own. */
const partsOf = (step: Step, facts: ApplicationFacts): readonly (() => Promise<unknown>)[] => {
  const hasTurnOn = step === turnOnStep(facts)
  const hasPhone = step === phoneUploadStep(facts) && !modeCapabilities[facts.mode].uploadsHere
  return [
    ...(hasTurnOn ? [() => import('../kit/ui/dates/Calendar.tsx')] : []),
    ...(hasTurnOn && isCommercial(facts) ? [() => import('../features/deposit/DepositSection.tsx')] : []),
    ...(hasPhone ? [() => import('../features/kioskUpload/KioskUpload.tsx')] : []),
  ]
}

const preloadStep = async (step: Step, facts: ApplicationFacts) => {
  // What cannot be loaded now is requested again when the step shows it.
  for (const load of partsOf(step, facts)) void load().catch(() => undefined)
  const { screenOf } = await import('./shell/WizardPage.tsx')
  await screenOf(step, facts).Screen.preload()
}

/**
 * Loads the scripts of the step that comes next, or of the page after the last step, while this one is filled in. Next
 * then waits for no script, and opens the step without a connection too.
 */
export const preloadNextScripts = (router: Pick<AnyRouter, 'state' | 'subscribe'>): void => {
  let isScheduled = false
  const preload = async () => {
    isScheduled = false
    const next = nextPage(router)
    if (next === null) return
    // Cancel and Back ask without a connection too, and lead to a page that offers to continue.
    void import('./shell/LeaveQuestion.tsx').catch(() => undefined)
    void LeftApplication.preload()
    if (next.step === null) await LazyThankYouPage.preload()
    else await preloadStep(next.step, next.facts)
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => void preload())
  }
  schedule()
  router.subscribe('onResolved', schedule)
  // Identity data changes the steps.
  subscribeToDraft(schedule)
}
