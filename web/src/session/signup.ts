import {
  type ApplicantType,
  type Domain,
  applicantTypes,
  domains,
} from '@open-account/domain/application/codes'
import { type FlowId, type FlowStep, type Step, flows } from '@open-account/domain/flow/flows'
import { indexOfStep, lastIndex } from '@open-account/domain/flow/progress'
import { readSession, sessionKeys, writeSession } from './session.ts'

export const isDomain = (value: string): value is Domain => domains.some(domain => domain === value)
export const isApplicantType = (value: string): value is ApplicantType =>
  applicantTypes.some(type => type === value)

/** The application that the landing page starts: domain, applicant type, with or without an official address. */
export interface Signup {
  readonly domain: Domain
  readonly type: ApplicantType
  readonly nanl: boolean
  readonly stateId: string
}

/**
 * Saves a started application with its initial flow, of which the first step is open. An application that was left before
 * can no longer be continued.
 */
export const saveSignup = ({ domain, type, nanl, stateId }: Signup): void => {
  const flow: FlowId = `${domain}/${type}`
  writeSession(sessionKeys.start, 'true')
  writeSession(sessionKeys.stateId, stateId)
  writeSession(sessionKeys.domainType, flow)
  writeSession(sessionKeys.step, '0')
  writeSession(sessionKeys.flow, JSON.stringify(flows[flow].map(({ step }) => step)))
  setNonStandard(nanl)
  writeSession(sessionKeys.leftApplication, null)
}

/** Turns the non-standard variant of the flow on or off (`isNanl`). */
export const setNonStandard = (nanl: boolean): void => writeSession(sessionKeys.nanl, String(nanl))

/** The application this session has started, or null. */
export const readSignup = (): Signup | null => {
  const [domain = '', type = ''] = (readSession(sessionKeys.domainType) ?? '').split('/')
  const stateId = readSession(sessionKeys.stateId)
  if (readSession(sessionKeys.start) !== 'true' || stateId === null) return null
  if (!isDomain(domain) || !isApplicantType(type)) return null
  return { domain, type, stateId, nanl: readSession(sessionKeys.nanl) === 'true' }
}

/**
 * Whether the application was accepted and lacks only its signature or its payment. Its answers cannot be changed any
 * more, so that every address of a step leads to the last one.
 */
export const isAccepted = (): boolean =>
  [sessionKeys.unattached, sessionKeys.payment].some(key => readSession(key) !== null)

const storedFlow = (): readonly unknown[] => {
  const stored: unknown = JSON.parse(readSession(sessionKeys.flow) ?? '[]')
  return Array.isArray(stored) ? stored : []
}

/** The steps of the started application as last stored (`signupFlow`), which can be read without the draft. */
export const storedSteps = ({ domain, type }: Pick<Signup, 'domain' | 'type'>): readonly FlowStep[] => {
  const stored = storedFlow()
  return flows[`${domain}/${type}`].filter(({ step }) => stored.includes(step))
}

/** Index of the furthest step reached (`signupStep`). */
export const furthestStep = (): number => Number(readSession(sessionKeys.step) ?? 0)

/** Index of the last step up to which a flow and a stored one are the same, at least 0. */
const lastCommonIndex = (steps: readonly FlowStep[], stored: readonly unknown[]): number => {
  const firstDifference = steps.findIndex(({ step }, index) => step !== stored[index])
  return firstDifference === -1 ? lastIndex(steps) : Math.max(firstDifference - 1, 0)
}

/**
 * Index of the furthest step reached in a flow. When the flow differs from the stored one, steps count as reached up
 * to the first difference.
 */
export const reachedIn = (steps: readonly FlowStep[]): number =>
  Math.min(furthestStep(), lastCommonIndex(steps, storedFlow()))

/** Saves the present flow. */
export const followFlow = (steps: readonly FlowStep[]): void => {
  const reached = reachedIn(steps)
  writeSession(sessionKeys.flow, JSON.stringify(steps.map(visible => visible.step)))
  writeSession(sessionKeys.step, String(reached))
}

/** Closes the steps after this one, which only its Next opens again. */
export const closeAfter = (steps: readonly FlowStep[], step: Step): void =>
  writeSession(sessionKeys.step, String(Math.min(furthestStep(), indexOfStep(steps, step))))

/** Opens a step; previous steps stay open. */
export const openStep = (steps: readonly FlowStep[], step: Step): void => {
  followFlow(steps)
  writeSession(sessionKeys.step, String(Math.max(furthestStep(), indexOfStep(steps, step))))
}
