import { modeCapabilities } from '@open-account/domain/application/modes'
import { askedDocuments } from '@open-account/domain/requirements/documents'
import type { AnswerLine } from './answerSection.ts'
import type { Reviewed } from './reviewed.ts'

/** How the line of the documents is called. */
export const documentsTerm = 'Supporting documents'

/** The uploaded documents with their files. Where files come from a phone, the line stays blank. */
export const documentAnswers = ({ draft, facts }: Reviewed): readonly AnswerLine[] => {
  const asked = askedDocuments(facts)
  if (asked.length === 0) return []
  if (!modeCapabilities[facts.mode].uploadsHere) return [{ term: documentsTerm, value: '' }]
  const uploaded = asked.flatMap(({ id, label }) =>
    (draft.documents[id] ?? []).map(({ filename }) => `${label}: ${filename}`),
  )
  return [{ term: documentsTerm, value: uploaded.length === 0 ? 'None' : uploaded.join('\n') }]
}
