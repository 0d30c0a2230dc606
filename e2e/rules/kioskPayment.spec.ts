import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import type { Values } from '../values.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

const submission = '/v1/transaction/submit'
const process = '/payment/khaos/process'

/** Opens the payment step of a shop's application at a kiosk. */
const openPaymentStep = (apply: Application, values: Values, redirect = '/payment') =>
  apply.resumeAtPayment({
    address: values.address('premises.shophouse'),
    person: person({ nric: values.of('customer.new'), email: values.of('email.free') }),
    atKiosk: true,
    redirect,
  })

/** Submits the application and waits for the payment page of the kiosk. */
const submit = async ({ page, payment }: Application): Promise<KioskPayment> => {
  await payment.submit()
  const kiosk = new KioskPayment(page)
  await kiosk.waitUntilOpen()
  return kiosk
}

/** Submits the application and pays with a card at the terminal. */
const payWith = async ({ page, payment }: Application, card: string) => {
  await payment.submit()
  await new KioskPayment(page).payWith(card)
}

test('the kiosk shows amount and method, and the terminal takes the payment', async ({
  apply,
  values,
  page,
  world,
}) => {
  await openPaymentStep(apply, values)
  const paymentRequest = page.waitForRequest(/\/payment\?paymentMode=/)
  const kiosk = await submit(apply)
  await expect(kiosk.heading).toHaveText('Payment')
  await expect(kiosk.summary).toContainText('S$ 300.00')
  await expect(kiosk.summary).toContainText('Credit card')
  const address = (await paymentRequest).url()
  const query = new URL(address).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    paymentMode: 'CREDIT_CARD',
    amount: '30000',
    clientId: 'OA',
  })

  await page.reload()
  await kiosk.goToTerminal()
  await page.goto(address)
  await expect(kiosk.heading).toHaveText('Payment')
  await kiosk.goToTerminal()
  await kiosk.terminal.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  await expect(apply.thankYou.receipt).toContainText('S$ 300.00')
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted'])
  expect(await world.rulesOf(process)).toEqual(['payment.success'])
})

test('two callbacks of one payment count once', async ({ apply, values }) => {
  await openPaymentStep(apply, values)
  await payWith(apply, values.of('payment.callback-twice'))
  await expect(apply.thankYou.heading).toBeVisible()
})

for (const outcome of ['payment.declined', 'payment.cancelled', 'payment.tampered'] as const)
  test(`the same application can be paid again at the terminal after ${outcome}`, async ({
    apply,
    values,
    world,
  }) => {
    await openPaymentStep(apply, values)
    await payWith(apply, values.of(outcome))

    await expect(apply.payment.notice).toContainText('the payment transaction was not successful')
    const applicationId = await apply.payment.applicationId.textContent()
    await payWith(apply, values.of('payment.success'))
    await expect(apply.thankYou.heading).toBeVisible()
    await expect(apply.thankYou.applicationId).toHaveText(applicationId ?? '')
    expect(await world.rulesOf(submission)).toEqual(['submit.accepted', 'payment.repeated'])
  })

for (const [outcome, seconds] of [
  ['payment.pending-then-success', 6],
  ['payment.callback-late', 10],
] as const)
  test(`a payment with ${outcome} continues automatically, also after a refresh`, async ({
    apply,
    values,
    world,
    page,
  }) => {
    await world.freeze()
    await openPaymentStep(apply, values)
    await payWith(apply, values.of(outcome))

    await expect(apply.payment.processing).toBeVisible()
    await expect(new KioskPayment(page).endSession).toBeHidden()
    await expect(apply.payment.payButton).toBeHidden()
    await page.reload()
    await expect(apply.payment.processing).toBeVisible()
    await world.advanceClock(seconds)
    await expect(apply.thankYou.heading).toBeVisible()
  })

for (const [outcome, text] of [
  ['payment.pending', 'Your payment is still pending.'],
  ['payment.failing', 'Sorry, your payment transaction failed. Please try again later.'],
] as const)
  test(`a payment with ${outcome} stops polling and cannot be paid again`, async ({
    apply,
    values,
    world,
    page,
  }) => {
    await world.changeSettings({ paymentPollSeconds: 1, paymentPollMinutes: 0.05 })
    await openPaymentStep(apply, values)
    await payWith(apply, values.of(outcome))

    await expect(apply.payment.checkAgain).toBeVisible()
    await expect(apply.payment.notice).toContainText(text)
    await expect(apply.payment.payButton).toBeHidden()
    await expect(new KioskPayment(page).endSession).toBeVisible()
    await apply.payment.checkAgain.click()
    await expect(apply.payment.processing).toBeVisible()
    await expect(apply.payment.checkAgain).toBeVisible()
  })

test('a kiosk repeats a report that did not reach the service', async ({ apply, values, page }) => {
  await openPaymentStep(apply, values)
  await page.route(`**${process}`, route => route.abort(), { times: 2 })
  const kiosk = await submit(apply)
  await kiosk.goToTerminal()
  await kiosk.terminal.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('an applicant charged at the terminal is not charged again after a lost return', async ({
  apply,
  values,
  page,
  world,
}) => {
  await openPaymentStep(apply, values)
  const kiosk = await submit(apply)
  await kiosk.goToTerminal()
  const returnAddress = /\/payment\?.*txnRef=/
  // The aborted request leaves the browser on the page, without an error page.
  await page.route(returnAddress, route => route.abort('aborted'), { times: 1 })
  const failedReturn = page.waitForEvent('requestfailed', request => returnAddress.test(request.url()))
  await kiosk.terminal.payWith(values.of('payment.success'))
  await failedReturn
  await page.goto('/open-account/commercial/personal/payment')
  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await payWith(apply, values.of('payment.declined'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.rulesOf(process)).toEqual(['payment.success'])
})

test('Cancel shows the Application ID and leads back to the payment step, which can still pay', async ({
  apply,
  values,
  page,
  world,
}) => {
  await openPaymentStep(apply, values)
  const kiosk = await submit(apply)
  await kiosk.cancel.click()
  await expect(kiosk.cancelDialog).toContainText('Your application is accepted and not paid yet.')
  await expect(kiosk.cancelDialog).toContainText(/Application ID OA-/)
  await kiosk.cancelDialog.getByRole('button', { name: 'Back to the payment step' }).click()
  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await expect(kiosk.cancelDialog).toBeHidden()
  await payWith(apply, values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted', 'payment.repeated'])
  await expect(new Kiosk(page).endSession).toBeHidden()
})

for (const reached of ['the payment page', 'the terminal', 'the thank-you page'] as const)
  test(`the history contains no id of the applicant after ${reached}`, async ({ apply, values, page }) => {
    const device = new Kiosk(page)
    await device.open()
    await openPaymentStep(apply, values)
    const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
    const kiosk = await submit(apply)
    if (reached !== 'the payment page') await kiosk.goToTerminal()
    if (reached === 'the thank-you page') {
      await kiosk.terminal.payWith(values.of('payment.success'))
      await expect(apply.thankYou.heading).toBeVisible()
      await device.returnToStart()
    }
    const addresses = await device.addressesInHistory()
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.filter(address => /clientState|txnRef|OA-/.test(address))).toEqual([])
    expect(addresses.join(' ')).not.toContain(stateId)
  })

for (const [reached, outcome] of [
  ['the gateway', null],
  ['a refused payment', 'payment.tampered'],
  ['the thank-you page', 'payment.success'],
] as const)
  test(`the history without a terminal contains no id of the applicant after ${reached}`, async ({
    apply,
    values,
    page,
  }) => {
    const device = new Kiosk(page)
    await device.open()
    await openPaymentStep(apply, values, '/open-account')
    const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
    const paymentRequest = page.waitForRequest(/\/GW2\//)
    await apply.payment.pay()
    const form = new URLSearchParams((await paymentRequest).postData() ?? '')
    const [, reference = ''] = /"merchantTxnRef":"([^"]+)"/.exec(form.get('payload') ?? '') ?? []
    expect(reference).not.toBe('')
    await expect(apply.gatewayPage.heading).toBeVisible()
    if (outcome !== null) await apply.gatewayPage.payWith(values.of(outcome))
    if (outcome === 'payment.tampered') await expect(apply.gatewayPage.refusal).toBeVisible()
    if (outcome === 'payment.success') {
      await expect(apply.thankYou.heading).toBeVisible()
      await device.returnToStart()
    }
    const addresses = await device.addressesInHistory()
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.filter(address => /GW2|txnRef|OA-/.test(address))).toEqual([])
    for (const id of [stateId, reference]) expect(addresses.join(' ')).not.toContain(id)
  })

test('a reload at the gateway leads back to the payment step, which can still pay', async ({
  apply,
  values,
  page,
}) => {
  await openPaymentStep(apply, values, '/open-account')
  await apply.payment.pay()
  await expect(apply.gatewayPage.heading).toBeVisible()
  await page.reload()
  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a reload at the terminal leads back to the payment page, which can still pay', async ({
  apply,
  values,
  page,
}) => {
  await openPaymentStep(apply, values)
  const kiosk = await submit(apply)
  await kiosk.goToTerminal()
  await page.reload()
  await kiosk.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a deposit above the kiosk maximum cannot be paid at a kiosk', async ({ apply, values, world }) => {
  await world.changeSettings({ kioskMaximum: 299.99 })
  await openPaymentStep(apply, values)
  await expect(
    apply.page.getByText('Maximum of S$ 299.99 are allowed for Kiosk Payment.').first(),
  ).toBeVisible()
  await expect(apply.payment.payButton).toBeDisabled()
  await expect(apply.payment.stillNeeded).toContainText('Maximum of S$ 299.99')
})

test('a payment address with a foreign return address shows nothing to pay', async ({
  apply,
  values,
  page,
}) => {
  await openPaymentStep(apply, values)
  const paymentRequest = page.waitForRequest(/\/payment\?paymentMode=/)
  const kiosk = await submit(apply)
  const address = new URL((await paymentRequest).url())
  address.searchParams.set('redirectUrl', 'https://elsewhere.example/')
  await page.goto(address.href)
  await expect(kiosk.heading).toHaveText('There is nothing to pay here')
})

test('a kiosk without a terminal goes to the gateway', async ({ apply, values }) => {
  await openPaymentStep(apply, values, '/open-account')
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})
