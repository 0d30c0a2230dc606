import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { Console } from '../screens/console.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { PhonePage } from '../screens/phonePage.ts'

const computer = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const kiosk = { width: 1080, height: 1920 }

/** Writes what is in the viewport to the folder that the README and docs/screens.md show. */
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `../docs/pictures/${name}.png`, animations: 'disabled' })

test.use({ viewport: computer, contextOptions: { reducedMotion: 'reduce' } })

test('the landing page on a computer', async ({ apply: { landing }, page }) => {
  await landing.open('/open-account/residential/personal')
  await expect(landing.startButton).toBeEnabled()
  await picture(page, 'landing')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a person opens an account at home', async ({
    apply: { landing, premises, particulars, utilities, review, thankYou },
    page,
    values,
  }) => {
    await landing.open('/open-account/residential/personal')
    await expect(landing.startButton).toBeEnabled()
    await picture(page, 'phone-landing')
    await landing.start()
    await premises.fillIn({ address: values.address('premises.flat') })
    await page.evaluate(() => scrollTo(0, 0))
    await picture(page, 'phone-premises')
    await premises.next()
    await particulars.fillIn(person({ nric: values.of('customer.new') }))
    await particulars.next()
    await utilities.chooseFirstAppointment()
    await picture(page, 'phone-turn-on')
    await utilities.next()
    await expect(review.submitButton).toBeVisible()
    await picture(page, 'phone-review')
    await review.submit()
    await expect(thankYou.heading).toBeVisible()
    await picture(page, 'phone-thank-you')
  })
})

test('a company signs on a computer and photographs with its phone', async ({
  apply,
  browser,
  page,
  values,
}) => {
  const { reviewForm: review } = apply
  const panel = new KioskPanel(page)
  await apply.resumeAtReview('commercial/company', {
    address: values.address('premises.factory'),
    applicant: company({ uen: values.of('company.live') }),
  })
  await expect(review.heading).toBeVisible()
  await picture(page, 'commercial-review')
  await review.field('Type of Premises').selectOption('Others')
  await review.field('Electricity Supply Capacity (kVA)').selectOption('46-75')
  await review.field('Water Supply Capacity').fill('150')
  await review.chooseFirstAppointment()
  await review.startSigning()
  await picture(page, 'signing')
  await page.getByRole('radio', { name: 'Use your phone' }).check()
  await expect(panel.code).toBeVisible()
  await picture(page, 'use-your-phone')
  const phonePage = await PhonePage.open(browser, await panel.readLink())
  await expect(phonePage.button('Save')).toBeVisible()
  await phonePage.sign()
  await picture(phonePage.page, 'phone-signing')
  await phonePage.close()
})

test.describe('at a kiosk', () => {
  test.use({ viewport: kiosk, hasTouch: true })

  test('the first screen of a kiosk', async ({ apply: { landing }, page }) => {
    await new Kiosk(page).open()
    await landing.choose('Residential Premises', 'Personal Name')
    await expect(landing.startButton).toBeEnabled()
    await picture(page, 'kiosk-landing')
  })
})

test('a tester steers a world', async ({ apply, page, values, world }) => {
  const console = new Console(page)
  await apply.submitAtHome({
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await expect(apply.thankYou.heading).toBeVisible()
  await console.open(world.id)
  await console.openPanel('Request log')
  await expect(page.getByRole('link', { name: 'POST transaction.submit' })).toBeVisible()
  await picture(page, 'console-request-log')
  await console.openPanel('Faults and delay')
  await page.getByLabel('The call', { exact: true }).selectOption('transaction.submit')
  await page.getByRole('checkbox', { name: 'After the call has taken effect' }).check()
  await page.getByRole('button', { name: 'Add the fault' }).click()
  await expect(page.getByText('0 affected, 1 to go')).toBeVisible()
  await picture(page, 'console-faults')
  await console.openPanel('Coverage')
  await expect(page.getByRole('link', { name: 'submit.accepted, 1 call' })).toBeVisible()
  await picture(page, 'console-coverage')
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/mock/worlds/${world.id}#clock`)
  await page.getByRole('button', { name: '1 hour' }).click()
  await expect(console.lastCall).toContainText('"seconds":3600')
  await page.evaluate(() => scrollTo(0, 0))
  await picture(page, 'console-phone')
})

test('the reference of the calls', async ({ page }) => {
  await page.goto('/docs/calendar')
  await expect(page.getByRole('heading', { name: 'calendar' })).toBeVisible()
  await picture(page, 'reference')
})
