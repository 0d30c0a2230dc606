import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type Mode, modes } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { type FlowId, type Step, visibleSteps } from '@open-account/domain/flow/flows'
import { Loader } from '../kit/ui/feedback/Loader.tsx'
import { SideBand } from '../kit/ui/frame/SideBand.tsx'
import { SummaryStrip } from '../kit/ui/frame/SummaryStrip.tsx'
import { Home } from '../kit/ui/home/Home.tsx'
import { wizardTitle } from '../session/labels/stepTitles.ts'
import { emptyDraft } from '../session/draft.ts'
import { factsOf } from '../session/factsOf.ts'
import { clearSession, sessionKeys, writeSession } from '../session/session.ts'
import { settingsOf } from '../session/settings.ts'
import { isApplicantType, isDomain, saveSignup } from '../session/signup.ts'
import { DeviceBar } from './device/DeviceBar.tsx'
import { makeRouter } from './router.tsx'
import { noAnswers } from './shell/ApplicationStrip.tsx'
import { screenOf } from './shell/screens.ts'
import { StepFrame, WizardStepper } from './shell/StepFrame.tsx'
import { stepperSteps } from './shell/stepperSteps.ts'

/** Renders the page at an address as HTML, for a browser with an empty session in this mode. Runs in the build. */
export const prerenderPage = async (path: string, mode: Mode): Promise<string> => {
  clearSession(mode)
  writeSession(sessionKeys.mode, mode)
  // A shared device without a session deletes what browsers have saved.
  if (modeCapabilities[mode].sharedDevice)
    saveSignup({ domain: 'residential', type: 'personal', nanl: false, stateId: 'prerendered' })
  const search = new URLSearchParams(mode === modes[0] ? {} : { mode }).toString()
  const router = makeRouter(createMemoryHistory({ initialEntries: [`${path}?${search}`] }))
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return new Response(prelude).text()
}

const nothing = () => undefined

/**
 * The frame of a step as the application first shows it, without what is in the session: the step indicator shows every
 * step as completed, once for each list of steps that the flow can have, and the strip has every service.
 * `inline/adaptFrame.ts` adapts it to the session.
 */
const FrameOfStep = ({ flow, step, mode }: FrameOf) => {
  const [domain = '', type = ''] = flow.split('/')
  if (!isDomain(domain) || !isApplicantType(type)) throw new RangeError(`There is no flow ${flow}`)
  const signup = { domain, type, nanl: false, stateId: '' }
  const draft = emptyDraft(domain)
  const flags = { kind: 'unread' } as const
  const capabilities = modeCapabilities[mode]
  const facts = factsOf(draft, signup, mode, {
    highTensionHandled: false,
    electronicSignature: false,
    otpBypassed: false,
  })
  const wizard = { signup, draft, flags, settings: settingsOf(flags), capabilities, facts, step }
  /** Each list of steps, by their names. */
  const lists = new Map(
    [null, true, false]
      .map(identityData => visibleSteps({ domain, type, identityData }))
      .filter(steps => steps.some(visible => visible.step === step))
      .map(steps => [steps.map(visible => visible.step).join(), stepperSteps({ ...wizard, steps })]),
  )
  const { heading, lead } = screenOf(step, facts)
  const frame = (
    <StepFrame
      wizard={wizard}
      heading={heading}
      lead={lead}
      title={wizardTitle(domain, type, false)}
      stepper={[...lists].map(([names, steps]) => (
        <div key={names} data-steps={names}>
          <WizardStepper
            wizard={{ ...wizard, steps: [] }}
            steps={steps.map(shown => ({ ...shown, completed: true, linked: true }))}
          />
        </div>
      ))}
      strip={
        <SummaryStrip
          title={noAnswers}
          note=""
          services={{ electricity: true, water: true, gas: true, cooling: true }}
        >
          {null}
        </SummaryStrip>
      }
      side={
        <SideBand label="Your application">
          <Home domain={domain} services={facts.services} />
        </SideBand>
      }
    >
      <Loader />
    </StepFrame>
  )
  if (!capabilities.sharedDevice) return frame
  return (
    <>
      <DeviceBar on={[]} onToggle={nothing} onEnd={nothing} />
      {frame}
    </>
  )
}

interface FrameOf {
  readonly flow: FlowId
  readonly step: Step
  readonly mode: Mode
}

/** Renders the frame of a step as HTML, which the application later replaces. Runs in the build. */
export const prerenderFrame = async (of: FrameOf): Promise<string> => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <FrameOfStep {...of} /> }),
    history: createMemoryHistory(),
  })
  await router.load()
  writeSession(sessionKeys.mode, of.mode)
  // The links know the routes of the application; this router only writes their addresses.
  return renderToStaticMarkup(<RouterProvider router={router as unknown as RegisteredRouter} />)
}
