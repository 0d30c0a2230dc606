import type { DocumentId } from '@open-account/domain/requirements/documents'
import { useSyncExternalStore } from 'react'
import { readSession, sessionKeys, writeSession } from './session.ts'

const listeners = new Set<() => void>()
const watchPhoneUse = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the applicant uses a phone for, which a refresh keeps: a document, or a signature. Null for nothing. */
export const readPhoneUse = (): string | null => readSession(sessionKeys.phone)

export const savePhoneUse = (use: string | null): void => {
  writeSession(sessionKeys.phone, use)
  for (const listener of listeners) listener()
}

export const usePhoneUse = (): string | null => useSyncExternalStore(watchPhoneUse, readPhoneUse, () => null)

/** The use of a phone for documents, begun at the row of this one. */
export const documentByPhone = (id: DocumentId): string => `document ${id}`
