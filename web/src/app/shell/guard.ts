import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { allowedStep } from '@open-account/domain/flow/progress'
import { furthestStep, isAccepted, readSignup, storedSteps } from '../../session/signup.ts'

/**
 * The redirect for a requested step, or null when it may be entered. A step that is ahead leads to the furthest step
 * reached. An accepted application, which lacks only its signature or payment, leads to its last step. Without a
 * started application of this domain and type, the landing page with that choice.
 */
export const guardStep = (domain: Domain, type: ApplicantType, requested: string) => {
  const signup = readSignup()
  if (signup?.domain !== domain || signup.type !== type) {
    return { to: '/open-account/$domain/$type', params: { domain, type } } as const
  }
  const steps = storedSteps(signup)
  const flowStep = isAccepted() ? steps.at(-1)?.step : steps.find(({ step }) => step === requested)?.step
  const step = allowedStep(steps, flowStep ?? 'premises', furthestStep())
  return step === requested
    ? null
    : ({ to: '/open-account/$domain/$type/$step', params: { domain, type, step } } as const)
}
