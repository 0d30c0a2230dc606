import { type HistoryState, redirect } from '@tanstack/react-router'
import type { Handover } from './handover.ts'
import { inMemory } from './inMemory.ts'

/** What the thank-you page was told. Whoever comes without a success goes to the start. */
export const handedOver = ({ thankYou = inMemory.thankYou }: HistoryState): Handover => {
  if (thankYou?.success !== true) throw redirect({ to: '/', replace: true })
  return thankYou
}
