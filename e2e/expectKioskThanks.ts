import { expectAccessible } from './accessibility/expectAccessible.ts'
import type { Application } from './application.ts'
import { expect } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { Kiosk } from './screens/kiosk.ts'

/** Expects the thank-you page of a kiosk: no document names, no download, no external link. */
export const expectKioskThanks = async ({ page, thankYou }: Application) => {
  await expect(thankYou.answer('Supporting documents')).toHaveText('')
  await expect(page.getByRole('main')).toContainText('For questions call us on 1800 2222 333.')
  await expect(page.getByText('take down your Application ID, print this page')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    'Print',
    'Save the receipt on your phone',
  ])
  expect(await new Kiosk(page).externalAddressesInDialogs()).toEqual([])
  await expectAccessible(page, 'thank-you page of a kiosk')
}

/** Expects the QR code of the receipt with the focus, and a notice of the footer without a link. */
export const expectReceiptByPhone = async (page: Page) => {
  await page.getByRole('button', { name: 'Save the receipt on your phone' }).click()
  const receipt = page.getByRole('region', { name: 'Your receipt on your phone' })
  await expect(receipt).toBeFocused()
  await expect(receipt.getByText(/^QR code that opens http/)).toContainText(
    /^QR code that opens http:\/\/[^/]+\/v1\/receipts\/[\w-]{22}$/,
  )
  await expect(receipt.getByText('Scan the QR code')).toBeInViewport()
  await expectAccessible(page, 'the QR code of the receipt')
  await page.getByRole('link', { name: 'contact' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact' })
  await expect(contact).toContainText('1800 2222 333')
  await expect(contact.getByRole('link')).toHaveCount(0)
  await expectAccessible(page, 'contact at a kiosk')
  await contact.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'contact' })).toBeFocused()
}
