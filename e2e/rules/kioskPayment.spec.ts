import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import type { Values } from '../values.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

const submission = '/v1/transaction/submit'
const process = '/payment/khaos/process'

/** A shop's application at a kiosk that has come to its payment. */
const atPayment = (apply: Application, values: Values, redirect = '/payment') =>
  apply.resumeAtPayment({
    address: values.address('premises.shophouse'),
    person: person({ nric: values.of('customer.new'), email: values.of('email.free') }),
    atKiosk: true,
    redirect,
  })

/** Submits it, and goes to the payment page of the kiosk. */
const submit = async ({ page, payment }: Application): Promise<KioskPayment> => {
  await payment.submit()
  const kiosk = new KioskPayment(page)
  await kiosk.arrive()
  return kiosk
}

/** Pays with a card at the terminal, from the payment step on. */
const payWith = async ({ page, payment }: Application, card: string) => {
  await payment.submit()
  await new KioskPayment(page).payWith(card)
}

test('the kiosk says what is paid and how, and the terminal takes it', async ({
  apply,
  values,
  page,
  world,
}) => {
  await atPayment(apply, values)
  const asking = page.waitForRequest(/\/payment\?paymentMode=/)
  const kiosk = await submit(apply)
  await expect(kiosk.heading).toHaveText('Payment')
  await expect(kiosk.answers).toContainText('S$ 300.00')
  await expect(kiosk.answers).toContainText('Credit card')
  const address = (await asking).url()
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
  expect(await world.decidedBy(submission)).toEqual(['submit.accepted'])
  expect(await world.decidedBy(process)).toEqual(['payment.success'])
})

test('a payment that is called back twice is one', async ({ apply, values }) => {
  await atPayment(apply, values)
  await payWith(apply, values.of('payment.callback-twice'))
  await expect(apply.thankYou.heading).toBeVisible()
})

for (const outcome of ['payment.declined', 'payment.cancelled', 'payment.tampered'] as const)
  test(`after ${outcome} the same application is paid anew`, async ({ apply, values, world }) => {
    await atPayment(apply, values)
    await payWith(apply, values.of(outcome))

    await expect(apply.payment.notice).toContainText('the payment transaction was not successful')
    const applicationId = await apply.payment.applicationId.textContent()
    await payWith(apply, values.of('payment.success'))
    await expect(apply.thankYou.heading).toBeVisible()
    await expect(apply.thankYou.applicationId).toHaveText(applicationId ?? '')
    expect(await world.decidedBy(submission)).toEqual(['submit.accepted', 'payment.repeated'])
  })

for (const [outcome, seconds] of [
  ['payment.pending-then-success', 6],
  ['payment.callback-late', 10],
] as const)
  test(`${outcome} goes on by itself, over a refresh`, async ({ apply, values, world, page }) => {
    await world.freeze()
    await atPayment(apply, values)
    await payWith(apply, values.of(outcome))

    await expect(apply.payment.processing).toBeVisible()
    await expect(new KioskPayment(page).endSession).toBeHidden()
    await expect(apply.payment.payButton).toBeHidden()
    await page.reload()
    await expect(apply.payment.processing).toBeVisible()
    await world.letPass(seconds)
    await expect(apply.thankYou.heading).toBeVisible()
  })

for (const [outcome, words] of [
  ['payment.pending', 'Your payment is still pending.'],
  ['payment.failing', 'Sorry, your payment transaction failed. Please try again later.'],
] as const)
  test(`${outcome} is not waited for without end, and not paid again`, async ({
    apply,
    values,
    world,
    page,
  }) => {
    await world.set({ paymentPollSeconds: 1, paymentPollMinutes: 0.05 })
    await atPayment(apply, values)
    await payWith(apply, values.of(outcome))

    await expect(apply.payment.checkAgain).toBeVisible()
    await expect(apply.payment.notice).toContainText(words)
    await expect(apply.payment.payButton).toBeHidden()
    await expect(new KioskPayment(page).endSession).toBeVisible()
    await apply.payment.checkAgain.click()
    await expect(apply.payment.processing).toBeVisible()
    await expect(apply.payment.checkAgain).toBeVisible()
  })

test('what could not be told to the service is told again', async ({ apply, values, page }) => {
  await atPayment(apply, values)
  await page.route(`**${process}`, route => route.abort(), { times: 2 })
  const kiosk = await submit(apply)
  await kiosk.goToTerminal()
  await kiosk.terminal.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('whoever was charged is not charged again when the way back was lost', async ({
  apply,
  values,
  page,
  world,
}) => {
  await atPayment(apply, values)
  const kiosk = await submit(apply)
  await kiosk.goToTerminal()
  const wayBack = /\/payment\?.*txnRef=/
  // Given up before an answer: the browser stays on the page, without an error page of its own.
  await page.route(wayBack, route => route.abort('aborted'), { times: 1 })
  const lost = page.waitForEvent('requestfailed', request => wayBack.test(request.url()))
  await kiosk.terminal.payWith(values.of('payment.success'))
  await lost
  await page.goto('/open-account/commercial/personal/payment')
  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await payWith(apply, values.of('payment.declined'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.decidedBy(process)).toEqual(['payment.success'])
})

test('Cancel asks, shows the Application ID, and leads back to the payment step, which still pays', async ({
  apply,
  values,
  page,
  world,
}) => {
  await atPayment(apply, values)
  const kiosk = await submit(apply)
  await kiosk.cancel.click()
  await expect(kiosk.question).toContainText('Your application is accepted and not paid yet.')
  await expect(kiosk.question).toContainText(/Application ID OA-/)
  await kiosk.question.getByRole('button', { name: 'Back to the payment step' }).click()
  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await expect(kiosk.question).toBeHidden()
  await payWith(apply, values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.decidedBy(submission)).toEqual(['submit.accepted', 'payment.repeated'])
  await expect(new Kiosk(page).endSession).toBeHidden()
})

for (const reached of ['the payment page', 'the terminal', 'the thank-you page'] as const)
  test(`after ${reached} no entry of the history holds an id of the person`, async ({
    apply,
    values,
    page,
  }) => {
    const device = new Kiosk(page)
    await device.open()
    await atPayment(apply, values)
    const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
    const kiosk = await submit(apply)
    if (reached !== 'the payment page') await kiosk.goToTerminal()
    if (reached === 'the thank-you page') {
      await kiosk.terminal.payWith(values.of('payment.success'))
      await expect(apply.thankYou.heading).toBeVisible()
      await device.leave()
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
  test(`without a terminal, after ${reached} no entry of the history holds an id of the person`, async ({
    apply,
    values,
    page,
  }) => {
    const device = new Kiosk(page)
    await device.open()
    await atPayment(apply, values, '/open-account')
    const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
    const asking = page.waitForRequest(/\/GW2\//)
    await apply.payment.pay()
    const form = new URLSearchParams((await asking).postData() ?? '')
    const [, reference = ''] = /"merchantTxnRef":"([^"]+)"/.exec(form.get('payload') ?? '') ?? []
    expect(reference).not.toBe('')
    await expect(apply.gatewayPage.heading).toBeVisible()
    if (outcome !== null) await apply.gatewayPage.payWith(values.of(outcome))
    if (outcome === 'payment.tampered') await expect(apply.gatewayPage.refusal).toBeVisible()
    if (outcome === 'payment.success') {
      await expect(apply.thankYou.heading).toBeVisible()
      await device.leave()
    }
    const addresses = await device.addressesInHistory()
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.filter(address => /GW2|txnRef|OA-/.test(address))).toEqual([])
    for (const id of [stateId, reference]) expect(addresses.join(' ')).not.toContain(id)
  })

test('a reload at the gateway leads back to the payment step, which still pays', async ({
  apply,
  values,
  page,
}) => {
  await atPayment(apply, values, '/open-account')
  await apply.payment.pay()
  await expect(apply.gatewayPage.heading).toBeVisible()
  await page.reload()
  await expect(apply.payment.notice).toContainText('Your application is accepted and not paid yet.')
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a reload at the terminal leads back to the payment page, which still pays', async ({
  apply,
  values,
  page,
}) => {
  await atPayment(apply, values)
  const kiosk = await submit(apply)
  await kiosk.goToTerminal()
  await page.reload()
  await kiosk.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a deposit above what a kiosk takes is not paid at it', async ({ apply, values, world }) => {
  await world.set({ kioskMaximum: 299.99 })
  await atPayment(apply, values)
  await expect(
    apply.page.getByText('Maximum of S$ 299.99 are allowed for Kiosk Payment.').first(),
  ).toBeVisible()
  await expect(apply.payment.payButton).toBeDisabled()
  await expect(apply.payment.stillNeeded).toContainText('Maximum of S$ 299.99')
})

test('an address that asks for nothing that can be paid here says so', async ({ apply, values, page }) => {
  await atPayment(apply, values)
  const asking = page.waitForRequest(/\/payment\?paymentMode=/)
  const kiosk = await submit(apply)
  const address = new URL((await asking).url())
  address.searchParams.set('redirectUrl', 'https://elsewhere.example/')
  await page.goto(address.href)
  await expect(kiosk.heading).toHaveText('There is nothing to pay here')
})

test('a kiosk without a terminal goes to the gateway', async ({ apply, values }) => {
  await atPayment(apply, values, '/open-account')
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
})
