import { documentMissing } from '@open-account/contracts/fields/uploads'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { type ApplicationDocument, applicableDocuments } from '@open-account/domain/requirements/documents'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import type { Reviewed } from './reviewed.ts'

/** The label of the line of documents. */
const documentsTerm = 'Supporting documents'

const filesOf = ({ draft }: Reviewed, { id }: ApplicationDocument): readonly string[] =>
  (draft.documents[id] ?? []).map(({ filename }) => filename)

/** The review shows the proof of ownership on its own line. Source: document 2, section 2. */
const isShownByItself = ({ id }: ApplicationDocument): boolean => id === 'poo'

const ownershipProof = (reviewed: Reviewed, document: ApplicationDocument): AnswerLine => {
  const files = filesOf(reviewed, document)
  return { term: document.label, value: files.length === 0 ? documentMissing : files.join('\n') }
}

/** The uploaded documents with their files. Where files come from a phone, the line is blank. */
export const documentAnswers = (reviewed: Reviewed): readonly AnswerLine[] => {
  const applicable = applicableDocuments(reviewed.facts)
  if (applicable.length === 0) return []
  if (!modeCapabilities[reviewed.facts.mode].uploadsHere) return [{ term: documentsTerm, value: '' }]
  const others = applicable.filter(document => !isShownByItself(document))
  const uploaded = others.flatMap(document =>
    filesOf(reviewed, document).map(filename => `${document.label}: ${filename}`),
  )
  return [
    ...applicable.filter(isShownByItself).map(document => ownershipProof(reviewed, document)),
    ...(others.length === 0
      ? []
      : [{ term: documentsTerm, value: uploaded.length === 0 ? 'None' : uploaded.join('\n') }]),
  ]
}

/** Whether a line is about documents, which the form of an application leaves out. */
export const isDocumentAnswer = ({ facts }: Pick<Reviewed, 'facts'>, { term }: AnswerLine): boolean =>
  term === documentsTerm || applicableDocuments(facts).some(({ label }) => label === term)
