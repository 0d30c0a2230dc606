import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import type { Values } from '../values.ts'

const submission = '/v1/transaction/submit'

const shopOf = (values: Values, email: string) => ({
  address: values.address('premises.shophouse'),
  person: person({ nric: values.of('customer.new'), email }),
})

/** Opens the gateway for a shop's application. */
const openGateway = async (apply: Application, values: Values) => {
  await apply.resumeAtPayment(shopOf(values, values.of('email.free')))
  await apply.payment.pay()
  await expect(apply.gatewayPage.heading).toHaveText('Pay S$ 300.00')
}

test('the amount to pay includes admin fee and GST from the settings', async ({ apply, values, world }) => {
  await world.changeSettings({ adminFee: 20, gstPercent: 9 })
  await apply.resumeAtPayment(shopOf(values, values.of('email.free')))
  await expect(apply.payment.payButton).toHaveText('Pay S$ 321.80')
  await apply.payment.method('eNets').check()
  await apply.payment.pay()

  await expect(apply.gatewayPage.heading).toHaveText('Pay S$ 321.80')
  await apply.gatewayPage.payByDebit()
  await expect(apply.thankYou.receipt).toContainText('S$ 321.80')
})

for (const [outcome, reason] of [
  ['payment.declined', 'Declined'],
  ['payment.cancelled', 'Cancelled by the payer'],
] as const)
  test(`the same application can be paid again after ${outcome}`, async ({ apply, values, world }) => {
    await openGateway(apply, values)
    await apply.gatewayPage.payWith(values.of(outcome))

    await expect(apply.payment.notice).toContainText('Payment Failed')
    await expect(apply.payment.notice).toContainText('the payment transaction was not successful')
    await expect(apply.payment.notice).toContainText(`Reason from the payment provider: ${reason}`)
    const applicationId = await apply.payment.applicationId.textContent()
    await apply.payment.pay()
    await apply.gatewayPage.payWith(values.of('payment.success'))
    await expect(apply.thankYou.heading).toBeVisible()
    await expect(apply.thankYou.applicationId).toHaveText(applicationId ?? '')
    expect(await world.rulesOf(submission)).toEqual(['submit.accepted', 'payment.repeated'])
  })

test('a pending payment continues automatically once it succeeds', async ({ apply, values, world }) => {
  await openGateway(apply, values)
  await apply.gatewayPage.payWith(values.of('payment.pending-then-success'))

  await expect(apply.payment.notice).toContainText('Your payment is still pending.')
  await expect(apply.payment.payButton).toBeHidden()
  await world.advanceClock(6)
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a payment that stays pending stops polling and cannot be paid again', async ({
  apply,
  values,
  world,
}) => {
  await world.changeSettings({ paymentPollSeconds: 1, paymentPollMinutes: 0.05 })
  await openGateway(apply, values)
  await apply.gatewayPage.payWith(values.of('payment.pending'))

  await expect(apply.payment.checkAgain).toBeVisible()
  await expect(apply.payment.notice).toContainText('Your payment is still pending.')
  await expect(apply.payment.payButton).toBeHidden()
  await apply.payment.checkAgain.click()
  await expect(apply.payment.processing).toBeVisible()
  await expect(apply.payment.checkAgain).toBeVisible()
})

test('a payment with a late callback is polled until its status is known', async ({
  apply,
  values,
  world,
  page,
}) => {
  await openGateway(apply, values)
  await apply.gatewayPage.payWith(values.of('payment.callback-late'))

  await expect(apply.payment.processing).toBeVisible()
  await page.reload()
  await expect(apply.payment.processing).toBeVisible()
  await expect(apply.payment.payButton).toBeHidden()
  await world.advanceClock(10)
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a payment with an unreadable status shows its reference and can be checked again', async ({
  apply,
  values,
  world,
}) => {
  await world.changeSettings({ paymentPollSeconds: 1, paymentPollMinutes: 0.05 })
  await openGateway(apply, values)
  await apply.gatewayPage.payWith(values.of('payment.failing'))

  await expect(apply.payment.notice).toContainText(
    'Sorry, your payment transaction failed. Please try again later.',
  )
  await expect(apply.payment.checkAgain).toBeVisible()
  await expect(apply.payment.applicationId).toBeVisible()
  await expect(apply.page.getByText('Payment reference')).toBeVisible()
})

test('an unsigned success pays nothing and leads back to the application', async ({
  apply,
  values,
  page,
}) => {
  await openGateway(apply, values)
  await apply.gatewayPage.payWith(values.of('payment.tampered'))
  await expect(apply.gatewayPage.refusal).toBeVisible()
  await apply.gatewayPage.backToApplication()

  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await page.goto('/open-account/commercial/personal/payment?status=success&txnRef=made-up')
  await expect(apply.payment.notice).toContainText('Your payment is not confirmed yet.')
  await expect(apply.thankYou.heading).toBeHidden()
  await expect(apply.payment.applicationId).toBeVisible()
  await expect(apply.payment.payButton).toBeHidden()
})

test('an unconfirmed failure is shown as not confirmed and can be paid again', async ({
  apply,
  values,
  page,
}) => {
  await openGateway(apply, values)
  await page.goto('/open-account/commercial/personal/payment?status=failed&txnRef=made-up')

  await expect(apply.payment.notice).toContainText('Your payment is not confirmed.')
  await expect(apply.payment.notice).not.toContainText('Payment Failed')
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('an applicant who goes back from the gateway can pay again', async ({ apply, values, world, page }) => {
  await openGateway(apply, values)
  await page.goBack()

  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await page.goto('/open-account/commercial/personal/premises')
  await expect(apply.payment.heading).toHaveText('Payment')
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted', 'payment.repeated'])
})

test('Back from the thank-you page shows no data of the application and posts nothing again', async ({
  apply,
  values,
  page,
}) => {
  await openGateway(apply, values)
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()

  for (let entry = 0; entry < 3; entry += 1) {
    const answer = await page.goBack()
    // The page that the browser showed before the application.
    if (!/\/(?:open-account|GW2)\b/.test(page.url())) break
    expect(answer?.request().method() ?? 'GET').toBe('GET')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(This payment is finished|To Open Utilities Account)$/,
    )
    expect(new URL(page.url()).search).toBe('')
  }
})

test('a double click on Pay submits once', async ({ apply, values, world }) => {
  await apply.resumeAtPayment(shopOf(values, values.of('email.free')))
  await apply.payment.agree.check()
  await apply.payment.payButton.dblclick()
  await apply.payment.leavingDialog.getByRole('button', { name: 'Continue' }).dblclick()

  await expect(apply.gatewayPage.heading).toBeVisible()
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted'])
})

test('an applicant who paid is not charged again after a lost return', async ({
  apply,
  values,
  world,
  page,
}) => {
  await openGateway(apply, values)
  const callbackAddress = /\/v1\/payment\/callback/
  // The aborted request leaves the browser on the page, without an error page.
  await page.route(callbackAddress, route => route.abort('aborted'), { times: 1 })
  const failedReturn = page.waitForEvent('requestfailed', request => callbackAddress.test(request.url()))
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await failedReturn
  await page.goto('/open-account/commercial/personal/payment')

  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted'])
})

test('a refresh keeps the payment method and the agreement', async ({ apply, values, page }) => {
  await apply.resumeAtPayment(shopOf(values, values.of('email.free')))
  await apply.payment.method('eNets').check()
  await apply.payment.agree.check()
  await page.reload()

  await expect(apply.payment.method('eNets')).toBeChecked()
  await expect(apply.payment.agree).toBeChecked()
})

test.describe('a pending application', () => {
  test.beforeEach(async ({ apply, values }) => {
    await apply.resumeAtPayment(shopOf(values, values.of('submit.pending')))
    await apply.payment.pay()
    await expect(apply.payment.dialog).toContainText(
      'Please click CONTINUE if you wish to proceed with payment or CANCEL to terminate the application.',
    )
  })

  test('an applicant can continue in spite of a pending application', async ({ apply, values, world }) => {
    await apply.payment.answerDialog('Continue')
    await apply.gatewayPage.payWith(values.of('payment.success'))

    await expect(apply.thankYou.heading).toBeVisible()
    expect(await world.rulesOf(submission)).toEqual(['submit.pending', 'submit.accepted'])
  })

  test('an applicant can cancel because of a pending application', async ({ apply }) => {
    await apply.payment.answerDialog('Cancel')

    await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
  })
})

test('a duplicate commercial application leads only to the start', async ({ apply, values }) => {
  await apply.resumeAtPayment(shopOf(values, values.of('submit.duplicate')))
  await apply.payment.pay()

  await expect(apply.payment.dialogCalled('Error').getByRole('button')).toHaveCount(1)
  await apply.payment.answerDialog('Go back to open account screen')
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})
