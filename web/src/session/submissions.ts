import { readSession, sessionKeys, writeSession } from './session.ts'

/**
 * The id of an application that was accepted while its signature is not on its form yet, or null. Nothing of it can be
 * answered or submitted any more: the signature is all that is left.
 */
export const readPendingSignature = (): string | null => readSession(sessionKeys.unattached)

export const keepUnattached = (appId: string | null): void => writeSession(sessionKeys.unattached, appId)

/** What the answers of an application are, and with them which steps it has: each a line of a submission. */
export const answerKeys = [sessionKeys.data, sessionKeys.nanl, sessionKeys.flow, sessionKeys.step] as const

/** Keeps the answers as they are submitted now, before earlier ones: an answer of the service may be lost. */
export const keepSubmission = (): void =>
  writeSession(sessionKeys.submitted, [...answerKeys, sessionKeys.submitted].map(readSession).join('\n'))
