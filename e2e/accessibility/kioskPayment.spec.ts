import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import { expectAccessible } from './expectAccessible.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

/** The smallest height of a touch target at a kiosk, in pixels. */
const touchTarget = 60

test('the payment at a kiosk is accessible on every page', async ({ apply, page, values, world }) => {
  const { payment } = apply
  const kiosk = new KioskPayment(page)
  await world.freeze()
  await apply.resumeAtPayment({
    address: values.address('premises.shophouse'),
    person: person({ nric: values.of('customer.new') }),
    atKiosk: true,
    redirect: '/payment',
  })
  await payment.payButton.waitFor()
  await expectAccessible(page, 'payment')
  await payment.agree.check()
  await payment.payButton.click()
  await expect(kiosk.cancel).toBeVisible()
  await expectAccessible(page, 'the payment page')
  for (const target of [kiosk.cancel, kiosk.payButton])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(touchTarget)
  await kiosk.goToTerminal()
  await expectAccessible(page, 'the terminal')
  for (const target of await page.getByRole('button').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(touchTarget)
  await kiosk.terminal.payWith(values.of('payment.callback-late'))
  // The kiosk's page shows the same text while the browser returns.
  await expect(page).toHaveURL(/\/open-account\/commercial\/personal\/payment/)
  await expect(payment.processing).toBeVisible()
  await expectAccessible(page, 'processing')
  await page.goto('/payment')
  await expect(kiosk.heading).toHaveText('There is nothing to pay here')
  await expectAccessible(page, 'nothing to pay')
})
