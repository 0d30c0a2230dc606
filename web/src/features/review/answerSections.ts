import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { type FlowId, flowIdOf, type Step } from '@open-account/domain/flow/flows'
import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import type { AnswerLine, AnswerSection } from '../../session/handover/answerSection.ts'
import { companyAnswers, representativeAnswers } from './companyAnswers.ts'
import { depositAnswers } from './depositAnswers.ts'
import { personAnswers } from './personAnswers.ts'
import { premisesAnswers } from './premisesAnswers.ts'
import type { Reviewed } from './reviewed.ts'
import { utilitiesAnswers } from './utilitiesAnswers.ts'

interface SectionRow {
  readonly title: string
  /** Where the answers were given and are changed. */
  readonly step: (facts: ApplicationFacts) => Step
  readonly lines: (reviewed: Reviewed) => readonly AnswerLine[]
}

const premises: SectionRow = { title: 'Premises', step: () => 'premises', lines: premisesAnswers }
const person: SectionRow = {
  title: 'Personal Information',
  step: () => 'particulars',
  lines: personAnswers,
}
const company: SectionRow = { title: 'Company', step: () => 'particulars', lines: companyAnswers }
const representative: SectionRow = {
  title: 'Representative',
  step: () => 'particulars',
  lines: representativeAnswers,
}
const utilities: SectionRow = { title: 'Utilities', step: turnOnStep, lines: utilitiesAnswers }

const deposit: SectionRow = {
  title: 'Security deposit calculation',
  step: turnOnStep,
  lines: depositAnswers,
}

/** The sections of the review and of the receipt, by flow. */
const sections: Readonly<Record<FlowId, readonly SectionRow[]>> = {
  'residential/personal': [premises, person, utilities],
  'residential/company': [premises, company, representative, utilities],
  'commercial/personal': [premises, person, utilities, deposit],
  'commercial/company': [premises, company, representative, utilities, deposit],
}

/** The answers of an application in words, section by section. */
export const answerSections = (reviewed: Reviewed): readonly AnswerSection[] =>
  sections[flowIdOf(reviewed.facts)].map(({ title, step, lines }) => ({
    title,
    step: step(reviewed.facts),
    lines: lines(reviewed),
  }))
