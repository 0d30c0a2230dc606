import { readSession, sessionKeys, writeSession } from './session.ts'

/**
 * The id of an accepted application whose signature is not on its form yet, or null. Its answers can be neither changed
 * nor submitted any more: only the signature is left.
 */
export const readPendingSignature = (): string | null => readSession(sessionKeys.unattached)

export const keepUnattached = (appId: string | null): void => writeSession(sessionKeys.unattached, appId)

/** The entries of the session that a submission depends on: its answers, and which steps it has. */
const answerKeys = [sessionKeys.data, sessionKeys.nanl, sessionKeys.flow, sessionKeys.step] as const

/** What was submitted, as the texts of these entries; empty for an entry that there was not. */
export type Submission = Readonly<Record<(typeof answerKeys)[number], string>>

const submissionOf = (
  textOf: (key: (typeof answerKeys)[number], index: number) => string | null | undefined,
) =>
  // `fromEntries` cannot know the keys, hence the cast.
  Object.fromEntries(answerKeys.map((key, index) => [key, textOf(key, index) ?? ''])) as Submission

/** The answers as they are now. */
export const currentAnswers = (): Submission => submissionOf(readSession)

/** Submissions as they were stored before they were JSON: a line for each entry. */
const parseLines = (stored: string): readonly Submission[] => {
  const lines = stored.split('\n')
  const count = Math.floor(lines.length / answerKeys.length)
  return Array.from({ length: count }, (_, submission) =>
    submissionOf((_key, index) => lines[submission * answerKeys.length + index]),
  )
}

/** What was submitted from this browser, the latest first. */
export const readSubmissions = (): readonly Submission[] => {
  const stored = readSession(sessionKeys.submitted) ?? '[]'
  // Only saveSubmissions writes a list under this key.
  return stored.startsWith('[') ? (JSON.parse(stored) as readonly Submission[]) : parseLines(stored)
}

export const saveSubmissions = (submissions: readonly Submission[]): void =>
  writeSession(sessionKeys.submitted, JSON.stringify(submissions))

/** Saves the present answers before earlier ones: the service's answer to a submission may be lost. */
export const saveSubmission = (): void => saveSubmissions([currentAnswers(), ...readSubmissions()])

/** Puts the answers of a submission in place of the present ones. */
export const restoreAnswers = (submission: Submission): void => {
  for (const key of answerKeys) writeSession(key, submission[key] || null)
}

/** Whether the present answers are those of a submission. */
export const isCurrent = (submission: Submission): boolean => {
  const current = currentAnswers()
  return answerKeys.every(key => submission[key] === current[key])
}
