import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('payment step', { tag: '@narrow' }, () => {
  test('the payment is accessible before, during and after a failure', async ({ apply, page, values }) => {
    const { payment, gatewayPage, thankYou } = apply
    await apply.resumeAtPayment({
      address: values.address('premises.shophouse'),
      person: person({ nric: values.of('customer.new'), email: values.of('submit.pending') }),
    })
    await expect(payment.payButton).toBeVisible()
    await expectAccessible(page, 'payment')
    const privacy = page.getByRole('link', { name: 'privacy' })
    await privacy.click()
    await expect(page.getByRole('dialog', { name: 'Privacy notice' })).toBeInViewport()
    await expectAccessible(page, 'a notice of the footer')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(privacy).toBeFocused()
    await payment.payButton.click()
    await expect(payment.errorSummary).toBeVisible()
    await expectAccessible(page, 'with errors')
    await payment.agree.check()
    await payment.payButton.click()
    await expect(payment.leavingDialog).toBeVisible()
    await expectAccessible(page, 'leaving the site')
    await payment.leavingDialog.getByRole('button', { name: 'Continue' }).click()
    await expect(payment.dialogCalled('Error')).toBeVisible()
    await expectAccessible(page, 'a pending application')
    await payment.answerDialog('Continue')
    await expect(gatewayPage.heading).toBeVisible()
    await expectAccessible(page, 'the page of the gateway')
    await gatewayPage.payWith(values.of('payment.declined'))
    await expect(payment.notice).toBeVisible()
    await expectAccessible(page, 'failed')
    await payment.pay()
    await gatewayPage.payWith(values.of('payment.tampered'))
    await expect(gatewayPage.refusal).toBeVisible()
    await expectAccessible(page, 'refused')
    await gatewayPage.backToApplication()
    await payment.pay()
    await gatewayPage.payWith(values.of('payment.success'))
    await expect(thankYou.heading).toBeVisible()
    await expectAccessible(page, 'paid')
  })

  test('the payment step is accessible while a submission is processed', async ({ apply, page, values }) => {
    const { payment } = apply
    await apply.resumeAtPayment({
      address: values.address('premises.shophouse'),
      person: person({ nric: values.of('customer.new') }),
    })
    // The submission receives no answer.
    await page.route('**/v1/transaction/submit', () => undefined)
    await payment.pay()
    await expect(payment.dialogCalled('Processing Payment')).toBeVisible()
    await expectAccessible(page, 'processing')
  })

  test('the payment step is accessible while the status is unknown', async ({
    apply,
    page,
    values,
    world,
  }) => {
    const { payment, gatewayPage } = apply
    await world.changeSettings({ paymentPollSeconds: 1, paymentPollMinutes: 0.1 })
    await world.freeze()
    await apply.resumeAtPayment({
      address: values.address('premises.shophouse'),
      person: person({ nric: values.of('customer.new') }),
    })
    await payment.pay()
    await gatewayPage.payWith(values.of('payment.callback-late'))
    await expect(payment.processing).toBeVisible()
    await expectAccessible(page, 'polling')
    await expect(payment.checkAgain).toBeVisible()
    await expectAccessible(page, 'to be checked again, not confirmed')
    const isStatus = ({ pathname }: URL) => pathname === '/payment' || pathname.startsWith('/payment/')
    for (const [answer, text] of [
      [{ status: 200, json: { status: 'PAYMENT_PENDING' } }, 'Your payment is still pending.'],
      [{ status: 502, json: { error: 'upstream_error' } }, 'Sorry, your payment transaction failed.'],
    ] as const) {
      await page.route(isStatus, route => route.fulfill(answer))
      await payment.checkAgain.click()
      await expect(payment.checkAgain).toBeHidden()
      await expect(payment.checkAgain).toBeVisible()
      await expect(payment.notice).toContainText(text)
      await expectAccessible(page, `to be checked again: ${text}`)
    }
  })
})
