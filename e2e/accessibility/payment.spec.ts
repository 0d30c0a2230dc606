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

  for (const outcome of ['payment.callback-late', 'payment.pending', 'payment.failing'] as const)
    test(`the payment step is accessible while the status is unknown: ${outcome}`, async ({
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
      await gatewayPage.payWith(values.of(outcome))
      await expect(payment.processing).toBeVisible()
      await expectAccessible(page, 'polling')
      await expect(payment.checkAgain).toBeVisible()
      await expectAccessible(page, 'to be checked again')
    })
})
