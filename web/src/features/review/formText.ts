import type { Reviewed } from './reviewed.ts'
import type { AnswerSection } from '../../session/handover/answerSection.ts'
import { answerSections } from './answerSections.ts'
import { isDocumentAnswer } from './documentAnswers.ts'

/** What the form of an application shows, section by section: every answer but the documents. */
export const formSections = (reviewed: Reviewed): readonly AnswerSection[] =>
  answerSections(reviewed).map(section => ({
    ...section,
    lines: section.lines.filter(line => !isDocumentAnswer(reviewed, line)),
  }))

/**
 * What the form of an application says, to be compared with what it said when it was signed. It depends on the answers
 * alone, not on which flags and lists of the service have come by now.
 */
export const formText = ({ draft, facts }: Pick<Reviewed, 'draft' | 'facts'>): string => {
  const sections = formSections({
    draft,
    facts: { ...facts, highTensionHandled: true },
    useOfPremises: draft.premises.use_of_premises,
  })
  return JSON.stringify(
    sections.map(({ title, lines }) => [title, lines.map(({ term, value }) => [term, value])]),
  )
}
