import type { Page } from '@playwright/test'

/** The presses and the characters that an application took. */
export interface Effort {
  readonly taps: number
  /** The taps, and one more for each list of the phone that they opened: the choice in it is outside of the page. */
  readonly presses: number
  readonly characters: number
}

declare global {
  interface Window {
    reportPress?: (kind: 'tap' | 'list') => Promise<void>
    reportCharacters?: (count: number) => Promise<void>
  }
}

/**
 * Counts what reaches the pages of this tab, also across navigations: presses of a pointer, and characters that are
 * typed into fields. A choice in a list of the phone never reaches the page: the press that opens it counts.
 */
export const countEffort = async (page: Page): Promise<() => Effort> => {
  let taps = 0
  let lists = 0
  let characters = 0
  await page.exposeFunction('reportPress', (kind: 'tap' | 'list') => {
    taps += 1
    if (kind === 'list') lists += 1
  })
  await page.exposeFunction('reportCharacters', (count: number) => {
    characters += count
  })
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      event => {
        const isList = event.target instanceof Element && event.target.closest('select') !== null
        void window.reportPress?.(isList ? 'list' : 'tap')
      },
      { capture: true },
    )
    addEventListener(
      'beforeinput',
      event => {
        if (event.inputType.startsWith('insert')) void window.reportCharacters?.(event.data?.length ?? 0)
      },
      { capture: true },
    )
  })
  return () => ({ taps, presses: taps + lists, characters })
}
