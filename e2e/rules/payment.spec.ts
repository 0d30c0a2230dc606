import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { printedSheets } from '../printedSheets.ts'
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

test('the amount to pay includes admin fee and GST, a refresh keeps the choices, and Back shows no data after the payment', async ({
  apply,
  values,
  world,
  page,
}) => {
  const { payment, gatewayPage, thankYou } = apply
  await world.changeSettings({ adminFee: 20, gstPercent: 9 })
  await apply.resumeAtPayment(shopOf(values, values.of('email.free')))
  await payment.method('eNets').check()
  await payment.agree.check()
  await test.step('a refresh keeps the payment method and the agreement', async () => {
    await page.reload()
    await expect(payment.method('eNets')).toBeChecked()
    await expect(payment.agree).toBeChecked()
  })
  await test.step('payment step, gateway and receipt show the amount with admin fee and GST', async () => {
    await expect(payment.payButton).toHaveText('Pay S$ 321.80')
    await payment.pay()
    await expect(gatewayPage.heading).toHaveText('Pay S$ 321.80')
    await gatewayPage.payByDebit()
    await expect(thankYou.receipt).toContainText('S$ 321.80')
    await expect(thankYou.answer('NRIC / FIN')).toHaveText(/^\*{5}\d{3}[A-Z]$/)
    expect(await printedSheets(page)).toBe(1)
  })
  await test.step('Back from the thank-you page shows no data of the application and posts nothing again', async () => {
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
})

test('the same application can be paid again after a refused payment', async ({ apply, values, world }) => {
  await apply.resumeAtPayment(shopOf(values, values.of('email.free')))
  await apply.payment.agree.check()
  await test.step('a double click on Pay submits once', async () => {
    await apply.payment.payButton.dblclick()
    await apply.payment.leavingDialog.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(apply.gatewayPage.heading).toHaveText('Pay S$ 300.00')
    expect(await world.rulesOf(submission)).toEqual(['submit.accepted'])
  })
  await apply.gatewayPage.payWith(values.of('payment.declined'))

  await expect(apply.payment.notice).toContainText('Payment Failed')
  await expect(apply.payment.notice).toContainText('the payment transaction was not successful')
  await expect(apply.payment.notice).toContainText('Reason from the payment provider: Declined')
  const applicationId = await apply.payment.applicationId.textContent()
  await expect(apply.payment.tryAgain).toBeInViewport()
  await apply.payment.tryAgain.click()
  await expect(apply.payment.leavingDialog).toContainText(
    `You pay S$ 300.00 to Open Account for application ${applicationId}. Afterwards you come back to this page.`,
  )
  await apply.payment.leavingDialog.getByRole('button', { name: 'Continue' }).click()
  await expect(apply.page.getByRole('definition')).toContainText(['Open Account', applicationId ?? ''])
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  await expect(apply.thankYou.applicationId).toHaveText(applicationId ?? '')
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted', 'payment.repeated'])
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
