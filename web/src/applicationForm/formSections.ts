import type { AnswerSection } from '../review/answerSection.ts'
import { answerSections } from '../review/answerSections.ts'
import { isDocumentAnswer } from '../review/documentAnswers.ts'
import type { Reviewed } from '../review/reviewed.ts'

/** What the form of an application shows, section by section: every answer but the documents. */
export const formSections = (reviewed: Reviewed): readonly AnswerSection[] =>
  answerSections(reviewed).map(section => ({
    ...section,
    lines: section.lines.filter(line => !isDocumentAnswer(reviewed, line)),
  }))
