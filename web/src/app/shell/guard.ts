import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { allowedStep } from '@open-account/domain/flow/progress'
import { readSession, sessionKeys } from '../../session/session.ts'
import { furthestStep, readSignup, storedSteps } from '../../session/signup.ts'

/**
 * Where a request for a step leads instead, or null when it may be entered: to the furthest step reached when it
 * jumps ahead, to the last one when the application is accepted and only its signature or its payment is left, and to
 * the start, the landing page with this choice, when no such application was started.
 */
export const guardStep = (domain: Domain, type: ApplicantType, requested: string) => {
  const signup = readSignup()
  if (signup?.domain !== domain || signup.type !== type) {
    return { to: '/open-account/$domain/$type', params: { domain, type } } as const
  }
  const steps = storedSteps(signup)
  const isAccepted = [sessionKeys.unattached, sessionKeys.payment].some(key => readSession(key) !== null)
  const known = isAccepted ? steps.at(-1)?.step : steps.find(({ step }) => step === requested)?.step
  const step = allowedStep(steps, known ?? 'premises', furthestStep())
  return step === requested
    ? null
    : ({ to: '/open-account/$domain/$type/$step', params: { domain, type, step } } as const)
}
