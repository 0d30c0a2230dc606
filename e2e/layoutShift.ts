import { expect, type Page } from '@playwright/test'

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
 * fonts.
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

/** More than a text moves when its font arrives, which on a slow machine may be at any time; less than any part that is added. */
const smallestShift = 0.002

/** Expects that nothing has moved. */
export const expectNoShift = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(smallestShift)
}
