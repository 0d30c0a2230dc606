import type { Page } from '@playwright/test'
import { picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { PhonePage } from '../screens/phonePage.ts'
import { expectAccessible } from './expectAccessible.ts'

test.use({ viewport: { width: 1080, height: 1920 } })

/** The sides of the QR code at a font size of 16, in pixels; the code grows with the font. */
const codeSize = 180

const fontSizeOf = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('the upload by phone is accessible at the kiosk and on the phone', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const panel = new KioskPanel(page)
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
  const link = await panel.readLink()
  const code = page
    .locator('div', { hasText: /^QR code that opens / })
    .last()
    .locator('svg')
  const size = (codeSize * (await fontSizeOf(page))) / 16
  expect(await code.boundingBox()).toMatchObject({ width: size, height: size })
  await expectAccessible(page, 'the QR code')
  const phone = await PhonePage.open(browser, '/upload')
  await phone.button('Continue').click()
  await expectAccessible(phone.page, 'the code is missing')
  await phone.page.goto(link)
  await expect(phone.heading).toHaveText(nricFront)
  await expectAccessible(phone.page, 'a document')
  await phone.choose({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir') })
  await expect(phone.item(nricFront)).toContainText('Not uploaded')
  await expectAccessible(phone.page, 'a refused file')
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('Uploaded')
  await expectAccessible(page, 'a file has arrived')
  await expect(phone.heading).toHaveText(nricBack)
  await phone.takePhoto(picture('back.png'))
  await expect(phone.heading).toHaveText('Your documents')
  await expectAccessible(phone.page, 'everything has arrived')
  await phone.button('Done').click()
  await expectAccessible(phone.page, 'done on the phone')
  await expect(panel.phoneDone).toBeVisible()
  await expectAccessible(page, 'the phone is done')
  await panel.finish()
  await expect(page.getByText('The upload by phone is done.')).toBeVisible()
  await expectAccessible(page, 'done at the kiosk')
  await expect(phone.heading).toHaveText('This link is over')
  await expectAccessible(phone.page, 'the link is over')
  await page.getByRole('button', { name: 'Show a QR code again' }).click()
  await panel.readLink()
  await world.advanceClock(600)
  await expect(panel.expired).toBeVisible()
  await expectAccessible(page, 'the QR code has expired')
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.reload()
  await expect(panel.refusal).toBeVisible()
  await expectAccessible(page, 'a kiosk without a token')
  await phone.close()
})
