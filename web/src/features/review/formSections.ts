import type { AnswerSection } from '../../session/handover/answerSection.ts'
import { answerSections } from './answerSections.ts'
import { isDocumentAnswer } from './documentAnswers.ts'
import type { Reviewed } from './reviewed.ts'

/** What the form of an application shows, section by section: every answer but the documents. */
export const formSections = (reviewed: Reviewed): readonly AnswerSection[] =>
  answerSections(reviewed).map(section => ({
    ...section,
    lines: section.lines.filter(line => !isDocumentAnswer(reviewed, line)),
  }))
