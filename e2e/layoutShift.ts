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

/**
 * Adds up the layout shifts that no press explains: from the first paint on, or from now on, once the text is drawn in its
 * fonts. On a slow machine they come after the first paint, and then the text moves a little.
 */
export const watchLayoutShifts = (page: Page, from: 'first paint' | 'now') =>
  page.evaluate(async first => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    if (!first) {
      await document.fonts.ready
      for (const next of [frame, frame]) await next()
    }
    window.layoutShift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: first })
  }, from === 'first paint')

/** The sum so far. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)
