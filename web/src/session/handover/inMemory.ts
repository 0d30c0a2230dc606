import type { Handover } from './handover.ts'

/** What the thank-you page was told at a shared device: it goes with the document, and no entry of the history has it. */
export const inMemory: { thankYou?: Handover } = {}
