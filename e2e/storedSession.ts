import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { flowIdOf, type Step, visibleSteps } from '@open-account/domain/flow/flows'
import { indexOfStep } from '@open-account/domain/flow/progress'
import type { Draft } from '../web/src/session/draft.ts'

/** Answers by slice, as web stores them. A missing field has its default. */
export type StoredAnswers = { readonly [Slice in keyof Draft]?: Partial<Draft[Slice]> }

/** An application that has reached a step. */
export interface ReachedStep {
  readonly stateId: string
  readonly domain: Domain
  readonly type: ApplicantType
  /** Whether identity data was used; null before the particulars decide. */
  readonly identityData: boolean | null
  readonly step: Step
  readonly answers: StoredAnswers
  /** Whether the browser is a kiosk with a token. */
  readonly atKiosk?: boolean
  /** The value of `redirect` in a kiosk's address, such as its payment page. */
  readonly redirect?: string
}

/** The entries of web's session storage. */
export type StoredSession = Readonly<Record<string, string>>

/**
 * The session storage of a browser in which an applicant has reached a step. Only this file
 * knows how web stores an application: a snapshot of a world contains no session storage.
 */
export const storedSession = ({
  stateId,
  answers,
  step,
  atKiosk = false,
  redirect,
  ...facts
}: ReachedStep): StoredSession => {
  const steps = visibleSteps(facts)
  return {
    ...(atKiosk && { oa_mode: 'kiosk', token: 'kiosk-token-1' }),
    ...(redirect !== undefined && { redirect }),
    signupStart: 'true',
    signupStateId: stateId,
    signupDomainType: flowIdOf(facts),
    signupFlow: JSON.stringify(steps.map(visible => visible.step)),
    signupStep: String(indexOfStep(steps, step)),
    isNanl: 'false',
    signupData: JSON.stringify(answers),
  }
}

/** The session storage of a browser in which an application with answers was left. */
export const unfinishedSession: StoredSession = {
  signupDomainType: 'residential/personal',
  place: '/open-account/residential/personal/utilities',
}
