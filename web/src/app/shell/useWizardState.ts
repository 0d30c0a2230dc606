import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { type Step, visibleSteps } from '@open-account/domain/flow/flows'
import { indexOfStep, nextStep, previousStep } from '@open-account/domain/flow/progress'
import { submitStep } from '@open-account/domain/flow/stepRoles'
import type { Draft } from '../../session/draft.ts'
import { readDraft, useDraft } from '../../session/draftStore.ts'
import { factsOf } from '../../session/factsOf.ts'
import { isFlagActive } from '../../session/flags.ts'
import { recordUploads } from '../../session/recordUploads.ts'
import { currentCapabilities, currentMode, modeSearch } from '../../session/mode.ts'
import { sectionId } from '../../session/labels/stepTitles.ts'
import { settingsOf } from '../../session/settings.ts'
import { followFlow, openStep, readSignup } from '../../session/signup.ts'
import type { StepSearch } from '../../session/stepSearch.ts'
import { isOtpBypassed } from '../../session/otp.ts'
import { stepBeforeReview } from './stepBeforeReview.ts'
import { recordPlace } from './recordPlace.ts'
import { useFlags } from '../../session/useFlags.ts'
import type { Wizard } from '../../session/useWizard.ts'

const route = getRouteApi('/open-account/$domain/$type/$step')

/** Combines the state and the actions of the wizard from the address, the session, the draft and the flags. */
export const useWizardState = (): Wizard => {
  const router = useRouter()
  const search = route.useSearch()
  const { step: requested } = route.useParams()
  const draft = useDraft()
  const flags = useFlags()
  const signup = readSignup()
  if (signup === null) throw new Error('The wizard was opened without a started application')

  const mode = currentMode()
  const capabilities = currentCapabilities()
  const ruleFlags = {
    highTensionHandled: isFlagActive(flags, 'oa-high-tension'),
    electronicSignature: isFlagActive(flags, capabilities.signatureFlag),
    otpBypassed: isOtpBypassed(flags),
  }
  const factsNow = (now: Draft) => factsOf(now, signup, mode, ruleFlags)
  const facts = factsNow(draft)
  const { domain, type, identityData } = facts
  const steps = useMemo(() => visibleSteps({ domain, type, identityData }), [domain, type, identityData])
  useEffect(() => followFlow(steps), [steps])
  const step = steps.find(visible => visible.step === requested)?.step ?? 'premises'
  // The steps change when the furthest one may have changed.
  useEffect(() => recordPlace(draft, { domain, type }, step, search.from))
  const submits = step === submitStep({ domain, type, identityData })
  useEffect(() => {
    if (!submits) recordUploads('back')
  }, [submits])

  const navigate = (to: Step, stepSearch: StepSearch, replace: boolean) =>
    router.navigate({
      to: '/open-account/$domain/$type/$step',
      params: { domain: signup.domain, type: signup.type, step: to },
      search: stepSearch,
      replace,
    })
  const goTo = (to: Step, stepSearch: StepSearch = {}) => navigate(to, stepSearch, false)
  const section = search.from && (search.section ?? sectionId(step))

  const goToLandingPage = (ignoreBlocker: boolean) =>
    router.navigate({ to: '/open-account', search: modeSearch(mode), ignoreBlocker })

  return {
    signup,
    capabilities,
    settings: settingsOf(flags),
    flags,
    draft,
    facts,
    factsOf: factsNow,
    search,
    step,
    steps,
    goTo,
    readdress: stepSearch => navigate(step, stepSearch, true),
    goNext: async () => {
      // Saving may have changed the flow, so the next step is derived from the saved draft.
      const saved = readDraft()
      const savedFacts = factsNow(saved)
      const now = visibleSteps(savedFacts)
      const { from } = search
      const review = from !== undefined && from !== step && indexOfStep(now, from) >= 0 ? from : null
      const first = review && stepBeforeReview(step, { draft: saved, facts: savedFacts, signup })
      // A review that contains the date itself is the step to repeat, so it is not passed on as the origin.
      if (first && first !== review) {
        await goTo(first, { from: review, section })
        return
      }
      const next = review ?? nextStep(now, step)
      if (next === null) throw new RangeError('The last step has no next step')
      openStep(now, next)
      await goTo(next, review ? { target: section } : {})
    },
    goBack: async () => {
      const previous = previousStep(steps, step)
      if (previous !== null) await goTo(previous, { from: search.from, section })
    },
    leave: () => void goToLandingPage(false),
    cancel: () => goToLandingPage(true),
    startOver: () =>
      router.navigate({
        to: '/open-account/$domain',
        params: { domain: signup.domain },
        search: modeSearch(mode),
        ignoreBlocker: true,
      }),
  }
}
