import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** Widths in pixels from the smallest phone to a large desktop, with those at which the layout changes. */
const allWidths = [320, 390, 480, 768, 1119, 1120, 1194, 1263, 1280, 1440, 1920]
/** Widths of kiosks, in pixels. */
const kioskWidths = [768, 1080, 1280, 1920]

const phoneOnItsSide = { width: 844, height: 390 }

/** In high contrast the bar of the current step is thicker. */
const topsOfStepNames = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Progress' })
    .getByText(/^(Premises|Personal Information|Utilities|Review)/)
    .evaluateAll(names => names.map(name => Math.round(name.getBoundingClientRect().top)))

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const expectToFit = async (page: Page, widths: readonly number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width}`).toBe(0)
  }
}

test('no page scrolls sideways at any width, and a phone on its side shows more than the frame', async ({
  apply,
  page,
  values,
}) => {
  await apply.landing.open('/open-account/residential/personal')
  await expect(apply.landing.startButton).toBeEnabled()
  await expectToFit(page, allWidths)
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await expect(apply.review.section('Premises')).toBeVisible()
  await expectToFit(page, allWidths)
  await page.setViewportSize(phoneOnItsSide)
  await expect(apply.review.section('Premises').getByRole('heading')).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ contrast: 'more' })
  expect(new Set(await topsOfStepNames(page)).size, 'lines of the names of steps').toBe(1)
})

test('no page scrolls sideways at a kiosk in large text, in either orientation', async ({
  apply,
  page,
  values,
}) => {
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
  await page.getByRole('button', { name: 'Large text' }).click()
  await expectToFit(page, kioskWidths)
})
