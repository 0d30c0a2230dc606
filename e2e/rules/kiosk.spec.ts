import { steps } from '@open-account/domain/flow/flows'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { everyApplicant } from '../everyApplicant.ts'
import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../files.ts'
import { person } from '../people.ts'
import { cleanWipe, Kiosk, noTraces } from '../screens/kiosk.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { nricFront } from '../screens/particulars.ts'
import { PhonePage } from '../screens/phonePage.ts'

/** A text that the applicant types and that appears nowhere else. */
const canary = 'CANARYSTREETLIGHT'
/** Values of the persona that Myinfo returns. */
const personaValues = ['TAN AH KOW', 'tan.ah.kow']

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

const expectLandingPage = async (page: Page) => {
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
}

/** Expects the landing page without these texts, in the page, the storage, and after Back and Forward. */
const expectNoTraces = async (page: Page, texts: readonly string[]) => {
  const kiosk = new Kiosk(page)
  await expectLandingPage(page)
  const leftTexts = async () => {
    const everything = (await kiosk.readEverything()).toLowerCase()
    return texts.filter(text => everything.includes(text.toLowerCase()))
  }
  // The document has the landing page before its scripts delete anything.
  const expectNoText = () => expect.poll(leftTexts).toEqual([])
  await expectNoText()
  for (const direction of ['goBack', 'goBack', 'goForward'] as const) {
    await page[direction]()
    if (page.url() === 'about:blank') continue
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).not.toContain('/authorize/')
    await expectNoText()
  }
}

/** Leaves the canary in a field, a cookie and the storage of other scripts. */
const leaveTraces = async (page: Page) => {
  await page.getByRole('radio', { name: 'Owner' }).check()
  await page.getByRole('textbox', { name: 'House / Block No.' }).fill(canary)
  await page.evaluate(word => {
    document.cookie = `_ga=${word}; path=/`
    localStorage.setItem('other code', word)
    sessionStorage.setItem('other code', word)
  }, canary)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('signupData'))).toContain(canary)
}

test('End Session at any step leaves nothing of the applicant', async ({ apply, context, page, values }) => {
  const kiosk = new Kiosk(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const step of steps)
    await test.step(step, async () => {
      const applicant = everyApplicant.find(each => each.steps.includes(step))
      await applicant?.resumeAt(apply, values, step, true)
      await expect(page).toHaveURL(new RegExp(`/${step}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await kiosk.storeEverywhere(canary)
      const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId') ?? '')
      const emptyPlaces = async () =>
        Object.entries(await kiosk.countTraces(stateId)).flatMap(([place, count]) =>
          count === 0 ? place : [],
        )
      // A cookie is there a moment after the script that sets it. No address names the application.
      await expect.poll(emptyPlaces).toEqual(['history'])
      await kiosk.end()
      await expectLandingPage(page)
      await expect.poll(() => kiosk.lastWipe()).toEqual(cleanWipe)
      await expect.poll(() => kiosk.countTraces(stateId)).toEqual(noTraces)
    })
})

test('a wipe that leaves something takes the kiosk out of service until the staff check again', async ({
  page,
}) => {
  const kiosk = new Kiosk(page)
  // Caches that the browser cannot delete, until the page is repaired below.
  await page.addInitScript(() => {
    Object.assign(caches, { delete: () => Promise.reject(new Error('In use')) })
  })
  await kiosk.startAtHome()
  await page.evaluate(word => caches.open(word), canary)
  await leaveTraces(page)
  await kiosk.endSession.click()
  await expect(kiosk.outOfService).toBeFocused()
  await expect(page.getByText(/^For the staff: .*\(caches: 1\)/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Start' })).toBeHidden()
  expect(await kiosk.lastWipe()).toMatchObject({ storage: 0, cookies: 0, caches: 1 })
  await expectAccessible(page, 'out of service')
  await kiosk.checkAgain.click()
  await expect(page.getByText('Something is still left.').first()).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(caches, 'delete'))
  await kiosk.checkAgain.click()
  await expectLandingPage(page)
  await expect.poll(() => kiosk.lastWipe()).toEqual(cleanWipe)
})

test('an applicant can undo End Session, change the display above a dialog, and an idle session leaves nothing', async ({
  page,
}) => {
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await kiosk.startAtHome()
  await leaveTraces(page)
  await test.step('End Session can be undone', async () => {
    await kiosk.endSession.click()
    await expect(kiosk.ending.getByRole('heading')).toBeFocused()
    await kiosk.deviceBarIn(kiosk.ending).getByRole('button', { name: 'End Session' }).click()
    await page.clock.runFor('00:02')
    await kiosk.ending.getByRole('button', { name: 'Undo' }).click()
    await expect(kiosk.ending).toBeHidden()
    await expect(kiosk.endSession).toBeFocused()
  })
  await test.step('End Session and large text are available above an open dialog', async () => {
    await page.getByRole('button', { name: 'Residential security deposit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Residential security deposit' })
    const bar = kiosk.deviceBarIn(dialog)
    await bar.getByRole('button', { name: 'Large text' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
    const [above, below] = [await bar.boundingBox(), await dialog.boundingBox()]
    expect(above?.y).toBe(0)
    expect(below?.y).toBeGreaterThanOrEqual(above?.height ?? Infinity)
    await bar.getByRole('button', { name: 'End Session' }).click()
    await expect(kiosk.ending).toBeInViewport()
    await kiosk.ending.getByRole('button', { name: 'Undo' }).click()
    await expect(kiosk.ending).toBeHidden()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('an idle kiosk shows a warning and then removes every trace of the applicant', async () => {
    await page.clock.runFor('01:32')
    await expect(kiosk.idleWarning).toContainText('This session ends in')
    await kiosk.idleWarning.getByRole('button', { name: 'Continue' }).click()
    await expect(kiosk.idleWarning).toBeHidden()
    await page.clock.runFor('01:32')
    await expect(kiosk.idleWarning).toBeVisible()
    await page.clock.runFor('00:31')
    await expectNoTraces(page, [canary])
    await expect(page.getByRole('button', { name: 'Continue where you stopped' })).toBeHidden()
  })
})

test('another screen cannot read a previous application by its id', async ({
  apply,
  page,
  browser,
  baseURL,
  world,
  values,
}) => {
  world.allowBrokenRules('the other screen reads an ended application', 'session.ended')
  const kiosk = new Kiosk(page)
  await apply.resumeAt('confirmation', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    atKiosk: true,
  })
  const panel = new KioskPanel(page)
  const phone = await PhonePage.open(browser, await panel.readLink())
  await phone.takePhoto(picture('front.png'))
  await expect(panel.row(nricFront)).toContainText('front.png')
  const id = await page.evaluate(() => sessionStorage.getItem('signupStateId'))
  const other = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { 'x-world': world.id, authorization: 'Bearer kiosk-token-1' },
  })
  const list = async () => (await other.request.get(`/v1/transaction/attachment/${id}`)).status()
  expect(await list()).toBe(200)

  await page.reload()
  await expect(panel.row(nricFront)).toContainText('front.png')
  expect(await list()).toBe(200)
  await kiosk.end()
  await expectLandingPage(page)
  await expect.poll(list).toBe(410)
  await expect(phone.heading).toHaveText('This link is over')
  const upload = await other.request.post(
    `/v1/transaction/attachment?transaction_id=${id}&type=proof_of_ownership&filename=a.pdf`,
    { multipart: { file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') } } },
  )
  expect(upload.status()).toBe(410)
  expect((await kiosk.addressesInHistory()).join(' ')).not.toContain(id)
  await phone.close()
  await other.close()
})

test('the next start at a kiosk ends a session whose end was not reported', async ({ page, world }) => {
  world.allowBrokenRules('the test reads the ended application', 'session.ended')
  const kiosk = new Kiosk(page)
  const stateId = () => page.evaluate(() => sessionStorage.getItem('signupStateId') ?? '')
  const list = async (id: string) =>
    (await world.calls.attachment.list({ params: { transaction_id: id } })).status
  const startApplication = async () => {
    await kiosk.startAtHome()
    await page.waitForURL(/\/premises$/)
    return stateId()
  }
  const previousId = await startApplication()
  await page.route('**/v1/transaction/*/end', route => route.abort())
  await kiosk.endSession.click()
  await expectLandingPage(page)
  expect(await list(previousId)).toBe(200)
  const nextId = await startApplication()
  expect(await list(previousId)).toBe(410)
  expect(await list(nextId)).toBe(200)
})

test('a kiosk whose device script fails to load deletes the answers', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.route('**/assets/SharedDevice*', route => route.abort())
  await page.reload()
  await expect(page.getByText('Everything you entered was removed from this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(canary)
  await page.unroute('**/assets/SharedDevice*')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expectNoTraces(page, [canary])
})

test('a person opens an account at a kiosk with Myinfo, without external links or traces, and her data cannot be retrieved afterwards', async ({
  apply,
  values,
  page,
  context,
  world,
}) => {
  world.allowBrokenRules('the test retrieves the data of an ended application', 'session.ended')
  const kiosk = new Kiosk(page)
  await offerLinks(context, {
    app: `${otherSite}/app`,
    feedback: `${otherSite}/feedback`,
    liveChat: `${otherSite}/chat`,
    myinfo: `${otherSite}/myinfo`,
    myinfoBusiness: `${otherSite}/business`,
    sanitaryFacilities: `${otherSite}/sanitary`,
    terms: `${otherSite}/terms`,
  })
  await world.turnOnFlag('oa-livechat')
  const externalAddresses: string[] = []
  /** Collects external addresses, and the buttons that would open or load another site. */
  const collectExternalAddresses = async () => {
    await expect(kiosk.endSession).toBeVisible()
    externalAddresses.push(...(await kiosk.externalAddresses()))
    const externalButtons = page.getByRole('button', {
      name: /^(About Myinfo|Chat with us|Full |Give feedback)/,
    })
    externalAddresses.push(...(await externalButtons.allTextContents()))
  }
  await kiosk.startAtHome()
  await collectExternalAddresses()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await collectExternalAddresses()
  await apply.premises.next()
  const visit = page.waitForRequest(/\/authorize\//)
  await apply.particulars.useMyinfo()
  const { pathname: consentAddress } = new URL((await visit).url())
  await expect(page.getByRole('heading', { name: 'Share your data from Myinfo' })).toBeVisible()
  expect((await kiosk.addressesInHistory()).filter(address => /authorize/.test(address))).toEqual([])
  await apply.consentPage.choose(/Tan Ah Kow, citizen/)
  await expect(apply.particulars.myinfoBanner).toBeVisible()
  await apply.particulars.salutation('mr').check()
  await collectExternalAddresses()
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await expect(apply.utilities.emailBill).toBeHidden()
  await collectExternalAddresses()
  await apply.utilities.next()
  await expect(apply.review.section('Premises')).toBeVisible()
  await collectExternalAddresses()
  await apply.review.submit()
  await expect(apply.thankYou.applicationId).toBeVisible()
  await expect(kiosk.endSession).toBeHidden()
  externalAddresses.push(...(await kiosk.externalAddresses()))
  expect(externalAddresses).toEqual([])
  expect(await kiosk.readEverything()).toContain('Tan Ah Kow')
  expect((await page.context().cookies()).some(({ name }) => name === 'identity')).toBe(true)

  await page.getByRole('link', { name: 'Go back to open account screen' }).click()
  await expectLandingPage(page)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['world'])
  await expectNoTraces(page, personaValues)
  expect((await world.acceptedApplication()).submitted.source).toBe('K')

  for (const address of [consentAddress, `${consentAddress}?persona=citizen`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Your data cannot be retrieved' })).toBeVisible()
    expect(page.url()).not.toContain(consentAddress)
    const data = await page.request.get(consentAddress.replace('authorize', 'data').replace('/00000', ''))
    expect(data.status()).toBe(410)
    await page.getByRole('link', { name: 'Back to your application' }).click()
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(kiosk.endSession).toBeVisible()
  }
})

/** Types digits and letters with the keys, each of which is large enough for a finger. */
const expectKeysToType = async (page: Page, kiosk: Kiosk) => {
  const type = async (field: string, ...names: readonly string[]) => {
    const box = page.getByRole('textbox', { name: field })
    await box.tap()
    for (const name of names) await kiosk.tapKey(name)
    await expect(box).toBeFocused()
    await expect(box).toBeInViewport({ ratio: 1 })
    return box
  }
  await expect(await type('Postal Code', '3', '1', '0', '1', '4', '6', 'Backspace', '5')).toHaveValue(
    '310145',
  )
  await expect(await type('House / Block No.', '1', '4', '5', 'Capitals', 'B')).toHaveValue('145B')
  await kiosk.tapKey('Backspace')
  await expect(page.getByText('Address found')).toBeVisible()
  const heights = await kiosk.onScreenKeyboard
    .getByRole('button')
    .evaluateAll(keys => keys.map(key => key.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(60)
  await kiosk.tapKey('Hide keyboard')
  await expect(kiosk.onScreenKeyboard).toBeHidden()
}

for (const pointer of ['touch', 'mouse'] as const)
  test(`a press by ${pointer} counts while the on-screen keyboard is open`, async ({ apply, page }) => {
    const kiosk = new Kiosk(page)
    const { premises } = apply
    await kiosk.startAtHome()
    await kiosk.switch('Keyboard').click()
    await expect(kiosk.switch('Keyboard')).toHaveAttribute('aria-pressed', 'true')
    if (pointer === 'touch') await test.step('the keys type', () => expectKeysToType(page, kiosk))
    const block = premises.field('House / Block No.', premises.premisesAddress)
    /** Presses a control while the focus is in a text field and the keys are open. */
    const pressWithKeys = async (target: Locator) => {
      await block.click()
      await expect(kiosk.onScreenKeyboard).toBeVisible()
      await target.evaluate(element => element.scrollIntoView({ block: 'center' }))
      await kiosk.press(target, pointer)
    }
    const opener = page.getByRole('button', { name: 'Residential security deposit' })
    await pressWithKeys(opener)
    const dialog = page.getByRole('dialog', { name: 'Residential security deposit' })
    await expect(dialog).toBeVisible()
    await expect(kiosk.onScreenKeyboard).toBeHidden()
    await kiosk.press(dialog.getByRole('button', { name: 'Close' }), pointer)
    await expect(opener).toBeFocused()
    await pressWithKeys(page.getByText('Tenant', { exact: true }))
    await expect(page.getByRole('radio', { name: 'Tenant' })).toBeChecked()
    await pressWithKeys(premises.sameAddress)
    await expect(premises.sameAddress).not.toBeChecked()
    await pressWithKeys(premises.field('Postal Code', premises.mailingAddress))
    await expect(premises.field('Postal Code', premises.mailingAddress)).toBeFocused()
    await expect(kiosk.key('q')).toBeHidden()
    await pressWithKeys(premises.nextButton)
    await expect(premises.errorSummary).toBeInViewport({ ratio: 1 })
    await expect(premises.errorSummary).toBeFocused()
    await expect(kiosk.onScreenKeyboard).toBeHidden()
  })
