import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
import { expectKioskThanks, expectReceiptByPhone } from '../expectKioskThanks.ts'
import { picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { PhonePage } from '../screens/phonePage.ts'

test.use({ viewport: { width: 1080, height: 1920 } })

test('a resident at a kiosk uploads by phone and opens an account', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const panel = new KioskPanel(page)
  await new Kiosk(page).open()
  await apply.landing.choose('Residential Premises', 'Personal Name')
  await apply.landing.start()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()
  await apply.particulars.enterManually()
  await expect(apply.particulars.uploads.row(nricFront)).toContainText('To be provided on confirmation')
  await apply.particulars.type(person({ nric: values.of('customer.new') }))
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()

  await expect(panel.row(nricFront)).toContainText('Waiting for your phone')
  await expect(apply.review.stillNeeded).toContainText(nricFront)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await expect(panel.phoneConnected).toBeVisible()
  await expect(phone.page).toHaveURL(/\/upload$/)
  await expect(phone.heading).toHaveText(nricFront)
  await phone.takePhoto(picture('front of my nric.png'))
  await expect(panel.row(nricFront)).toContainText('front of my nric.png')
  await expect(phone.heading).toHaveText(nricBack)
  await phone.takePhoto(picture('back.png'))
  await expect(panel.row(nricBack)).toContainText('Uploaded')
  await phone.button('Done').click()
  await expect(phone.page.getByText('You can put your phone away and go on at the kiosk.')).toBeVisible()

  await page.reload()
  await expect(panel.row(nricFront)).toContainText('front of my nric.png')
  await expect(apply.review.stillNeeded).toBeHidden()
  await expectNoConfirmation(world)
  await apply.review.submit()
  await expectAccepted(apply, world, {
    submitted: { source: 'K', name: 'Tan Ah Kow' },
    documents: ['nric_back', 'nric_front'],
  })
  await expectKioskThanks(apply)
  await expectReceiptByPhone(page)
  await phone.page.reload()
  await expect(phone.heading).toHaveText('All done')
  expect(phone.errors).toEqual([])
  await phone.close()
})
