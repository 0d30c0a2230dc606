import type { Locator } from '@playwright/test'
import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { expect, test } from '../fixtures.ts'
import { cleanWipe, Kiosk } from '../screens/kiosk.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import { uploadByPhone } from '../uploadByPhone.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

test('a company at a kiosk walks by touch and on-screen keys, cancels at the terminal, pays, and leaves nothing', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  const { landing, payment, thankYou } = apply
  const kiosk = new Kiosk(page)
  const terminal = new KioskPayment(page)
  const address = values.address('premises.shophouse')
  await world.changeSettings({ kioskKeyboard: true })
  const touch = async (target: Locator) => {
    await target.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await kiosk.press(target, 'touch')
  }

  await kiosk.openWithTerminal()
  await expect(kiosk.switch('Keyboard')).toHaveAttribute('aria-pressed', 'true')
  for (const choice of ['Commercial Premises', 'Company Name']) {
    await expect(landing.choice(choice)).toBeInViewport()
    await kiosk.press(landing.choice(choice), 'touch')
    await expect(landing.choice(choice)).toBeChecked()
  }
  await expect(landing.startButton).toBeInViewport({ ratio: 1 })
  await kiosk.press(landing.startButton, 'touch')
  await expect(premises.heading).toBeFocused()

  await premises.chooseOccupancyAndUse('Owner', 'Shop')
  await touch(premises.usage('Permanent'))
  const group = premises.premisesAddress
  await kiosk.typeWithKeys(premises.field('Postal Code', group), address.postalCode)
  await kiosk.typeWithKeys(premises.field('House / Block No.', group), address.block)
  await kiosk.typeWithKeys(premises.field('Floor', group), address.floor)
  await touch(premises.stillNeeded.getByRole('link'))
  await expect(kiosk.onScreenKeyboard).toBeVisible()
  await kiosk.typeWithKeys(premises.field('Unit', group), address.unit)
  await expect(premises.addressFound).toBeVisible()
  await touch(premises.nextButton)

  await expect(particulars.heading).toBeFocused()
  await touch(page.getByRole('button', { name: 'Use Myinfo Business' }))
  await touch(particulars.dialog.getByRole('button', { name: 'I want to use Myinfo business' }))
  await touch(page.getByRole('button', { name: /Lorong Trading/ }))
  await expect(particulars.myinfoBanner).toBeInViewport()
  await kiosk.typeWithKeys(particulars.field('Designation'), 'Director')
  await touch(particulars.nextButton)

  await expect(review.heading).toBeFocused()
  await review.field('Type of Premises').selectOption('HDB shop houses')
  await expect(review.deposit).toContainText('S$ 300.00')
  await touch(review.nextAvailable.first())
  await touch(review.timeslots.first())
  await uploadByPhone(apply, browser, 'Proof of Occupancy of Premises')
  await touch(review.agree)
  await touch(review.proceedButton)

  await expect(payment.heading).toBeFocused()
  await payment.payButton.waitFor()
  await touch(payment.agree)
  await touch(payment.payButton)
  await terminal.waitUntilOpen()
  for (const button of [terminal.cancel, terminal.payButton])
    await expect(button).toBeInViewport({ ratio: 1 })
  await kiosk.press(terminal.cancel, 'touch')
  const question = terminal.cancelDialog
  await expect(question).toContainText('Your application is accepted and not paid yet.')
  await expect(question).toContainText(/Application ID OA-/)
  const dialog = await question.boundingBox()
  expect(dialog?.y, 'the dialog is in the middle of the screen').toBeGreaterThan(1920 / 4)
  await expectAccessible(page, 'the question before a payment is cancelled')
  await kiosk.press(question.getByRole('button', { name: 'Back to the payment step' }), 'touch')
  await expect(payment.notice).toContainText('Your application is accepted and not paid yet.')
  await touch(payment.payButton)
  await terminal.waitUntilOpen()
  await kiosk.press(terminal.payButton, 'touch')
  await terminal.terminal.payWith(values.of('payment.success'))

  await expect(thankYou.heading).toBeFocused()
  await expect(thankYou.applicationId).toBeInViewport({ ratio: 1 })
  await expect(kiosk.endSession).toBeHidden()
  expect(await world.rulesOf('/v1/transaction/submit')).toEqual(['submit.accepted', 'payment.repeated'])
  await kiosk.returnToStart()
  await expect.poll(() => kiosk.lastWipe()).toEqual(cleanWipe)
  const personal = ['tan ah kow', '201500004e', 'lorong trading', 'director', 'oa-']
  for (const direction of ['none', 'goBack', 'goBack'] as const) {
    if (direction !== 'none') await page[direction]()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const everything = (await kiosk.readEverything()).toLowerCase()
    expect(personal.filter(text => everything.includes(text))).toEqual([])
  }
})
