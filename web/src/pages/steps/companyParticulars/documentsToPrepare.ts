import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { letterCondition } from '../../../session/labels/documentTexts.ts'

interface Prepared {
  readonly text: string
  readonly when: (facts: ApplicationFacts) => boolean
}

const always = () => true
const signsItself = ({ mode }: ApplicationFacts) => modeCapabilities[mode].printsForm

/** The documents that a company prepares for manual entry. Source: document 1, section 2; the texts are ours. */
const documents: readonly Prepared[] = [
  { text: 'The soft copy of the company registry extract (BizFile).', when: always },
  {
    text: `A Letter of Authorisation, ${letterCondition}.`,
    when: always,
  },
  {
    text: 'The application form: you print and sign it later in this application.',
    when: facts => signsItself(facts) && !facts.electronicSignature,
  },
  {
    text: 'The application form: you sign it on screen later in this application.',
    when: facts => signsItself(facts) && facts.electronicSignature,
  },
]

/** The texts of the documents to prepare. */
export const documentsToPrepare = (facts: ApplicationFacts): readonly string[] =>
  documents.filter(({ when }) => when(facts)).map(({ text }) => text)
