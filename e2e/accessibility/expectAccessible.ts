import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { expect, test } from '../fixtures.ts'

/** A document compiles all of axe, so it gets the shorter file. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Loads axe into each document once, and reuses it for the next states of that document. */
const loadAxe = (page: Page) =>
  Promise.all(
    page.frames().map(async frame => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
    }),
  )

/** Finishes every animation, so that axe measures the final colours. Endless animations continue. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** Axe reads the specified colour of a text. With forced colours this writes the rendered colour over it. */
const exposeForcedColours = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.setProperty('-webkit-text-fill-color', getComputedStyle(element).color)
  })

const violationsOn = async (page: Page) => {
  await finishAnimations(page)
  await exposeForcedColours(page)
  await loadAxe(page)
  return page.evaluate(async values => {
    // The type of the page's window does not have what was loaded into it.
    const { axe } = window as unknown as { readonly axe: typeof Axe }
    const { violations } = await axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
  }, tags)
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const expectAccessibleInView = async (page: Page, state: string) => {
  expect.soft(await violationsOn(page), `${state}: violations of accessibility rules`).toEqual([])
  expect.soft(await sidewaysScroll(page), `${state}: pixels to scroll sideways`).toBe(0)
}

const phone = { width: 390, height: 844 }

/** Checks the state on a phone in dark mode, and then restores size and colours. */
const expectAccessibleOnPhone = async (page: Page, state: string) => {
  const size = page.viewportSize()
  if (size === null) throw new Error('The page has no fixed viewport size')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone)
  await expectAccessibleInView(page, `${state}, on a phone in dark mode`)
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Expects the page to break no accessibility rule and to need no sideways scrolling. A test tagged `@narrow` checks each
 * state on a phone in dark mode too, so that it does not have to run twice.
 */
export const expectAccessible = async (page: Page, state: string) => {
  await expectAccessibleInView(page, state)
  const { tags: testTags, project } = test.info()
  if (testTags.includes('@narrow') && project.name === 'wide') await expectAccessibleOnPhone(page, state)
}
