import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe, brought to a document once: its states are looked at one after another. */
const axeOn = async (page: Page) =>
  (await page.evaluate(() => 'axe' in window))
    ? new AxeBuilder({ page, axeSource: '"already there"' })
    : new AxeBuilder({ page })

/** Colours are judged as they come to rest; what turns for ever is left to turn. */
const bringToRest = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** Axe reads the colour that letters were given. Where colours are forced, it is told the one that they have. */
const tellForcedColours = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.setProperty('-webkit-text-fill-color', getComputedStyle(element).color)
  })

const violationsOn = async (page: Page) => {
  await bringToRest(page)
  await tellForcedColours(page)
  // The mode for pages without frames of other origins, of which there are none: the same rules, in half the time.
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

const expectAccessibleAsShown = async (page: Page, state: string) => {
  expect.soft(await violationsOn(page), state).toEqual([])
  expect.soft(await sidewaysScroll(page), `${state}: pixels to scroll sideways`).toBe(0)
}

const phone = { width: 390, height: 844 }

/** The same state on a phone in the dark. Afterwards the page has the size and the colours from before. */
const expectAccessibleOnPhone = async (page: Page, state: string) => {
  const size = page.viewportSize()
  if (size === null) throw new Error('The page has no viewport of a fixed size')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone)
  await expectAccessibleAsShown(page, `${state}, on a phone in the dark`)
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Expects that nothing on the page breaks a rule of accessibility, and that nothing has to be scrolled sideways. Tests with
 * the tag `@narrow` are looked at on a phone in the dark as well, without being walked twice.
 */
export const expectAccessible = async (page: Page, state: string) => {
  await expectAccessibleAsShown(page, state)
  const { tags: testTags, project } = test.info()
  if (testTags.includes('@narrow') && project.name === 'wide') await expectAccessibleOnPhone(page, state)
}
