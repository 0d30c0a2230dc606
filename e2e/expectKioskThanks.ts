import { expectAccessible } from './accessibility/expectAccessible.ts'
import type { Application } from './application.ts'
import { expect } from './fixtures.ts'
import { Kiosk } from './screens/kiosk.ts'

/** Expects the thank-you page of a kiosk: no document names, no download, no external link. */
export const expectKioskThanks = async ({ page, thankYou }: Application) => {
  await expect(thankYou.answer('Supporting documents')).toHaveText('')
  await expect(page.getByRole('main')).toContainText('For questions call us on 1800 2222 333.')
  await expect(page.getByText('take down your Application ID or print this page')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Print'])
  expect(await new Kiosk(page).externalAddressesInDialogs()).toEqual([])
  await expectAccessible(page, 'thank-you page of a kiosk')
}
