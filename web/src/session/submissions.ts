import { readSession, sessionKeys, writeSession } from './session.ts'

/**
 * The id of an accepted application whose signature is not on its form yet, or null. Its answers can no longer be
 * changed or submitted.
 */
export const readPendingSignature = (): string | null => readSession(sessionKeys.unattached)

export const savePendingSignature = (appId: string | null): void =>
  writeSession(sessionKeys.unattached, appId)

/** The session keys of a submission: its answers and its steps. */
const answerKeys = [sessionKeys.data, sessionKeys.nanl, sessionKeys.flow, sessionKeys.step] as const

/** The values of these keys at a submission; empty for a missing key. */
export type Submission = Readonly<Record<(typeof answerKeys)[number], string>>

const submissionOf = (
  textOf: (key: (typeof answerKeys)[number], index: number) => string | null | undefined,
) =>
  // The type of `fromEntries` has no keys, hence the cast.
  Object.fromEntries(answerKeys.map((key, index) => [key, textOf(key, index) ?? ''])) as Submission

/** The present answers. */
const currentAnswers = (): Submission => submissionOf(readSession)

/** Parses submissions of the earlier format: one line per key instead of JSON. */
const parseLines = (stored: string): readonly Submission[] => {
  const lines = stored.split('\n')
  const count = Math.floor(lines.length / answerKeys.length)
  return Array.from({ length: count }, (_, submission) =>
    submissionOf((_key, index) => lines[submission * answerKeys.length + index]),
  )
}

/** The submissions from this browser, the latest first. */
export const readSubmissions = (): readonly Submission[] => {
  const stored = readSession(sessionKeys.submitted) ?? '[]'
  // Only saveSubmissions writes a list to this key.
  return stored.startsWith('[') ? (JSON.parse(stored) as readonly Submission[]) : parseLines(stored)
}

export const saveSubmissions = (submissions: readonly Submission[]): void =>
  writeSession(sessionKeys.submitted, JSON.stringify(submissions))

/** Adds the present answers as the first submission, because the response to a submission may be lost. */
export const saveSubmission = (): void => saveSubmissions([currentAnswers(), ...readSubmissions()])

/** Replaces the present answers by those of a submission. */
export const restoreAnswers = (submission: Submission): void => {
  for (const key of answerKeys) writeSession(key, submission[key] || null)
}

/** Whether the present answers are those of a submission. */
export const isCurrent = (submission: Submission): boolean => {
  const current = currentAnswers()
  return answerKeys.every(key => submission[key] === current[key])
}
