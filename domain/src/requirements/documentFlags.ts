import type { ApplicationFacts } from '../application/facts.ts'
import { type DocumentId, requiredDocuments } from './documents.ts'

/** The documents' own flags for documents that only some applications need, and what each stands for. */
const flags = {
  isPooRequired: 'poo',
  isPooopRequired: 'pooop',
  isEilRequired: 'eil',
  isSpPwrGridQuotRequired: 'sp_pwrgrd_quot',
  isPubWatQuotRequired: 'pub_wat_quot',
  isLoawrdRequired: 'loawrd',
} as const satisfies Record<string, DocumentId>

export type DocumentFlag = keyof typeof flags

/** Which of the flagged documents an application needs: derived, never kept. */
export const documentFlags = (facts: ApplicationFacts): Readonly<Record<DocumentFlag, boolean>> => {
  const required = requiredDocuments(facts).map(({ id }) => id)
  const needs = (flag: DocumentFlag) => required.includes(flags[flag])
  return {
    isPooRequired: needs('isPooRequired'),
    isPooopRequired: needs('isPooopRequired'),
    isEilRequired: needs('isEilRequired'),
    isSpPwrGridQuotRequired: needs('isSpPwrGridQuotRequired'),
    isPubWatQuotRequired: needs('isPubWatQuotRequired'),
    isLoawrdRequired: needs('isLoawrdRequired'),
  }
}
