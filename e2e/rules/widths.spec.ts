import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** From the smallest phone to a large desk, with the widths at which layouts change between them. Pixels. */
const anywhere = [320, 390, 480, 768, 1119, 1120, 1194, 1263, 1280, 1440, 1920]
/** Screens of kiosks. Pixels. */
const atKiosks = [768, 1080, 1280, 1920]

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const expectToFit = async (page: Page, widths: readonly number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sideways(page), `pixels to scroll sideways at ${width}`).toBe(0)
  }
}

test('nothing is scrolled sideways at any width', async ({ apply, page, values }) => {
  await apply.landing.open('/open-account/residential/personal')
  await expect(apply.landing.startButton).toBeEnabled()
  await expectToFit(page, anywhere)
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await expect(apply.review.section('Premises')).toBeVisible()
  await expectToFit(page, anywhere)
})

test('nothing is scrolled sideways at a kiosk in large text, upright or lying', async ({
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
  await expectToFit(page, atKiosks)
})
