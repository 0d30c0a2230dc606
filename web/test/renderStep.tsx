import { flowIdOf, type Step, visibleSteps } from '@open-account/domain/flow/flows'
import { modeCapabilities } from '@open-account/domain/application/modes'
import type { ApplicantType, Domain, Mode } from '@open-account/domain/application/codes'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { vi } from 'vitest'
import { tsr } from '../src/http/api/client.ts'
import type { Draft } from '../src/session/draft.ts'
import { saveDraft, useDraft } from '../src/session/draftStore.ts'
import { factsOf } from '../src/session/factsOf.ts'
import { type Flags, isFlagActive } from '../src/session/flags.ts'
import { sessionKeys, writeSession } from '../src/session/session.ts'
import { settingsOf } from '../src/session/settings.ts'
import { saveSignup, readSignup } from '../src/session/signup.ts'
import type { StepSearch } from '../src/session/stepSearch.ts'
import { preloadOwnFiles } from '../src/features/uploadPanel/ownFiles.ts'
import { makeQueryClient } from '../src/app/shell/WizardPage.tsx'
import { type Wizard, WizardContext } from '../src/session/useWizard.ts'

interface RenderedStep {
  readonly step: Step
  readonly Screen: ComponentType
  readonly domain?: Domain
  readonly type?: ApplicantType
  readonly nanl?: boolean
  readonly mode?: Mode
  readonly flags?: Flags
  readonly search?: StepSearch
  /** Whether the browser was at the identity service. */
  readonly visitedIdentity?: boolean
  readonly draft?: Partial<Draft> | ((draft: Draft) => Partial<Draft>)
}

// As in the application, where they load with the page of the steps.
await preloadOwnFiles()

/** Renders the screen of a step in a started application; the navigation of the wizard is mocked. */
export const renderStep = ({
  step,
  Screen,
  domain = 'residential',
  type = 'personal',
  nanl = false,
  mode = 'normal',
  flags: flagsAtFirst = { kind: 'none' },
  search = {},
  visitedIdentity = false,
  draft,
}: RenderedStep) => {
  sessionStorage.clear()
  writeSession(sessionKeys.mode, mode)
  writeSession(sessionKeys.identityVisit, visitedIdentity ? '1' : null)
  saveSignup({ domain, type, nanl, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  if (draft !== undefined) saveDraft(draft)
  const ways = {
    goNext: vi.fn<Wizard['goNext']>(),
    goBack: vi.fn<Wizard['goBack']>(),
    goTo: vi.fn<Wizard['goTo']>(),
    readdress: vi.fn<Wizard['readdress']>(),
    leave: vi.fn<Wizard['leave']>(),
    cancel: vi.fn<Wizard['cancel']>(),
    startOver: vi.fn<Wizard['startOver']>(),
  }

  const later: { answer?: (flags: Flags) => void } = {}
  const Frame = () => {
    const now = useDraft()
    const [flags, setFlags] = useState(flagsAtFirst)
    useEffect(() => {
      later.answer = setFlags
    }, [])
    const signup = readSignup()
    if (signup === null) return <p>No application</p>
    const factsNow = (draftNow: Draft) =>
      factsOf(draftNow, signup, mode, {
        highTensionHandled: isFlagActive(flags, 'oa-high-tension'),
        electronicSignature: isFlagActive(flags, modeCapabilities[mode].signatureFlag),
        otpBypassed: false,
      })
    const facts = factsNow(now)
    const wizard: Wizard = {
      signup,
      capabilities: modeCapabilities[mode],
      settings: settingsOf(flags),
      flags,
      draft: now,
      facts,
      factsOf: factsNow,
      search,
      step,
      steps: visibleSteps(facts),
      ...ways,
    }
    return (
      <WizardContext value={wizard}>
        <Suspense>
          <Screen key={flowIdOf(facts)} />
        </Suspense>
      </WizardContext>
    )
  }
  const rendered = render(
    <QueryClientProvider client={makeQueryClient()}>
      <tsr.ReactQueryProvider>
        <Frame />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>,
  )
  return {
    ...rendered,
    ways,
    /** The flags load after the screen is shown. */
    answerFlags: (answer: Flags) => act(async () => later.answer?.(answer)),
  }
}
