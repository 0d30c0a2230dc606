import type { Reviewed } from './reviewed.ts'
import type { AnswerSection } from '../../session/handover/answerSection.ts'
import { answerSections } from './answerSections.ts'
import { isDocumentAnswer } from './documentAnswers.ts'

/** The sections of an application's form: every answer except the documents. */
export const formSections = (reviewed: Reviewed): readonly AnswerSection[] =>
  answerSections(reviewed).map(section => ({
    ...section,
    lines: section.lines.filter(line => !isDocumentAnswer(reviewed, line)),
  }))

/**
 * The text of an application's form, to compare it with the text that was signed. It depends on the answers only, not
 * on flags and lists that have loaded in the meantime.
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
