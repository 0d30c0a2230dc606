import type { Application } from '../application.ts'
import { everyLink, offerLinks } from '../externalLinks.ts'
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

test('the kiosk shows amount and method without an external link, and the terminal takes the payment', async ({
  apply,
  context,
  values,
  page,
  world,
}) => {
  const expectNoLinks = async () => expect(await new Kiosk(page).externalAddressesInDialogs()).toEqual([])
  await offerLinks(context, everyLink)
  await world.turnOnFlag('oa-livechat')
  await openPaymentStep(apply, values)
  await apply.payment.payButton.waitFor()
  await expectNoLinks()
  const paymentRequest = page.waitForRequest(/\/payment\?paymentMode=/)
  const kiosk = await submit(apply)
  await expect(kiosk.heading).toHaveText('Payment')
  await expect(kiosk.summary).toContainText('S$ 300.00')
  await expect(kiosk.summary).toContainText('Credit card')
  await expectNoLinks()
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
  await expectNoLinks()
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted'])
  expect(await world.rulesOf(process)).toEqual(['payment.success'])
})

test('the same application can be paid again at the terminal after a refused payment', async ({
  apply,
  values,
  world,
}) => {
  await openPaymentStep(apply, values)
  await payWith(apply, values.of('payment.declined'))

  await expect(apply.payment.notice).toContainText('the payment transaction was not successful')
  const applicationId = await apply.payment.applicationId.textContent()
  await payWith(apply, values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  await expect(apply.thankYou.applicationId).toHaveText(applicationId ?? '')
  expect(await world.rulesOf(submission)).toEqual(['submit.accepted', 'payment.repeated'])
})

test('a payment with a late callback continues automatically, also after a refresh', async ({
  apply,
  values,
  world,
  page,
}) => {
  await world.freeze()
  await openPaymentStep(apply, values)
  await payWith(apply, values.of('payment.callback-late'))

  await expect(apply.payment.processing).toBeVisible()
  await expect(new KioskPayment(page).endSession).toBeHidden()
  await expect(apply.payment.payButton).toBeHidden()
  await page.reload()
  await expect(apply.payment.processing).toBeVisible()
  await world.advanceClock(10)
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

/** Expects that no address in the history names the applicant: the application, its payment, or one of these ids. */
const expectNoIdInHistory = async (device: Kiosk, ...possibleIds: readonly (string | null)[]) => {
  const ids = possibleIds.filter(id => id !== null)
  expect(ids).toEqual(possibleIds)
  expect(ids).not.toContain('')
  const isForbidden = (address: string) =>
    /clientState|txnRef|GW2|OA-/.test(address) || ids.some(id => address.includes(id))
  expect((await device.addressesInHistory()).length).toBeGreaterThan(1)
  // A page of the service replaces its address by a script, which runs once the page is parsed.
  await expect.poll(async () => (await device.addressesInHistory()).filter(isForbidden)).toEqual([])
}

test('a reload at the terminal leads back to the payment page, which can still pay, and the history contains no id of the applicant', async ({
  apply,
  values,
  page,
}) => {
  const device = new Kiosk(page)
  await device.open()
  await openPaymentStep(apply, values)
  const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
  const kiosk = await submit(apply)
  await expectNoIdInHistory(device, stateId)
  await kiosk.goToTerminal()
  await expectNoIdInHistory(device, stateId)
  await page.reload()
  await kiosk.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  await device.returnToStart()
  await expectNoIdInHistory(device, stateId)
})

test('a kiosk without a terminal goes to the gateway, a reload there leads back, and the history contains no id of the applicant', async ({
  apply,
  values,
  page,
}) => {
  const { payment, gatewayPage, thankYou } = apply
  const device = new Kiosk(page)
  await device.open()
  await openPaymentStep(apply, values, '/open-account')
  const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
  const references: string[] = []
  /** Pays, and expects the gateway and no id in the history there. */
  const openGateway = async () => {
    const paymentRequest = page.waitForRequest(/\/GW2\//)
    await payment.pay()
    const form = new URLSearchParams((await paymentRequest).postData() ?? '')
    const [, reference = ''] = /"merchantTxnRef":"([^"]+)"/.exec(form.get('payload') ?? '') ?? []
    references.push(reference)
    await expect(gatewayPage.heading).toBeVisible()
    await expectNoIdInHistory(device, stateId, ...references)
  }
  await openGateway()
  await page.reload()
  await expect(payment.notice).toContainText('Your application is accepted and not paid yet.')
  await openGateway()
  await gatewayPage.payWith(values.of('payment.tampered'))
  await expect(gatewayPage.refusal).toBeVisible()
  await expectNoIdInHistory(device, stateId, ...references)
  await gatewayPage.backToApplication()
  await openGateway()
  await gatewayPage.payWith(values.of('payment.success'))
  await expect(thankYou.heading).toBeVisible()
  await device.returnToStart()
  await expectNoIdInHistory(device, stateId, ...references)
})
