import { readSession, sessionKeys, writeSession } from './session.ts'

/**
 * The id of an application that was accepted while its signature is not on its form yet, or null. Nothing of it can be
 * answered or submitted any more: the signature is all that is left.
 */
export const readUnattached = (): string | null => readSession(sessionKeys.unattached)

export const keepUnattached = (appId: string | null): void => writeSession(sessionKeys.unattached, appId)
