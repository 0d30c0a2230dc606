import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { letterCondition } from '../../../session/labels/documentTexts.ts'

interface Prepared {
  readonly sentence: string
  readonly when: (facts: ApplicationFacts) => boolean
}

const always = () => true
const signsItself = ({ mode }: ApplicationFacts) => modeCapabilities[mode].printsForm

/** What a company that types everything in gets ready. Source: document 1, section 2; the sentences are ours. */
const documents: readonly Prepared[] = [
  { sentence: 'The soft copy of the company registry extract (BizFile).', when: always },
  {
    sentence: `A Letter of Authorisation, ${letterCondition}.`,
    when: always,
  },
  {
    sentence: 'The application form: you print and sign it later in this application.',
    when: facts => signsItself(facts) && !facts.electronicSignature,
  },
  {
    sentence: 'The application form: you sign it on screen later in this application.',
    when: facts => signsItself(facts) && facts.electronicSignature,
  },
]

/** The documents to prepare, in sentences. */
export const documentsToPrepare = (facts: ApplicationFacts): readonly string[] =>
  documents.filter(({ when }) => when(facts)).map(({ sentence }) => sentence)
