import type { HistoryState } from '@tanstack/react-router'
import { currentCapabilities } from '../mode.ts'
import type { Handover } from './handover.ts'
import { inMemory } from './inMemory.ts'

/** What the history entry of the thank-you page holds: all that it shows, so that a refresh keeps it. */
export const passOn = (thankYou: Handover): HistoryState => {
  if (!currentCapabilities().sharedDevice) return { thankYou }
  inMemory.thankYou = thankYou
  return {}
}
