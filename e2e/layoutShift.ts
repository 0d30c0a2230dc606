import type { Page } from '@playwright/test'

/** A layout shift as the browser reports it; those within half a second of a press count as the answer to it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Adds up the layout shifts that no press explains, those from before this call included. */
export const watchLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    window.layoutShift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum so far. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)
