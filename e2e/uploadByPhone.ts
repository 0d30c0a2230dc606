import { type Browser, expect } from '@playwright/test'
import { pdf } from './files.ts'
import { KioskPanel } from './screens/kioskPanel.ts'
import { PhonePage } from './screens/phonePage.ts'
import type { Application } from './application.ts'

/** Opens the link of the kiosk's QR code on a phone and uploads each of these documents. */
export const uploadByPhone = async (
  { page }: Application,
  browser: Browser,
  ...documents: readonly string[]
) => {
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await expect(panel.phoneConnected).toBeVisible()
  for (const document of documents) {
    await phone.item(document).click()
    await expect(phone.heading).toHaveText(document)
    await phone.choose(pdf('document.pdf'))
    await expect(panel.row(document)).toContainText('document.pdf')
  }
  await phone.button('Done').click()
  await expect(phone.page.getByText('You can put your phone away and go on at the kiosk.')).toBeVisible()
  await expect(panel.phoneDone).toBeVisible()
  expect(phone.errors).toEqual([])
  await phone.close()
}
