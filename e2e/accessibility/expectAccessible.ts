import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Loads axe into a document once, and reuses it for the next states of that document. */
const axeOn = async (page: Page) =>
  (await page.evaluate(() => 'axe' in window))
    ? new AxeBuilder({ page, axeSource: '"already loaded"' })
    : new AxeBuilder({ page })

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
  // Legacy mode supports no frames of other origins. There are none, and it checks the same rules in half the time.
  const { violations } = await (
    await axeOn(page)
  )
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))
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
