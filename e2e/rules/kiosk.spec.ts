import type { Page } from '@playwright/test'
import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../files.ts'
import { person } from '../people.ts'
import { Kiosk } from '../screens/kiosk.ts'
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
  const expectNoText = async () => {
    const everything = await kiosk.readEverything()
    expect(texts.filter(text => everything.includes(text))).toEqual([])
  }
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

test('End Session removes every trace of the applicant', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await kiosk.endSession.click()
  await expectNoTraces(page, [canary])
})

test('another screen cannot read a previous application by its id', async ({
  apply,
  page,
  browser,
  baseURL,
  world,
  values,
}) => {
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
  await kiosk.endSession.click()
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

test('End Session clears the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await page.evaluate(word => navigator.clipboard.writeText(word), canary)
  await kiosk.endSession.click()
  await expectLandingPage(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
})

test('End Session and large text are available above an open dialog', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.getByRole('button', { name: 'Residential security deposit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Residential security deposit' })
  const bar = kiosk.deviceBarIn(dialog)
  await bar.getByRole('button', { name: 'Large text' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  const [above, below] = [await bar.boundingBox(), await dialog.boundingBox()]
  expect(above?.y).toBe(0)
  expect(below?.y).toBeGreaterThanOrEqual(above?.height ?? Infinity)
  await bar.getByRole('button', { name: 'End Session' }).click()
  await expectNoTraces(page, [canary])
})

test('an idle kiosk shows a warning and then removes every trace of the applicant', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.clock.runFor('01:32')
  await expect(kiosk.idleWarning).toContainText('This session ends in')
  await kiosk.idleWarning.getByRole('button', { name: 'Continue' }).click()
  await expect(kiosk.idleWarning).toBeHidden()
  await page.clock.runFor('01:32')
  await expect(kiosk.idleWarning).toBeVisible()
  await page.clock.runFor('00:31')
  await expectNoTraces(page, [canary])
})

test('an applicant can end the session from the idle warning', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.clock.runFor('01:32')
  await kiosk.deviceBarIn(kiosk.idleWarning).getByRole('button', { name: 'End Session' }).click()
  await expectNoTraces(page, [canary])
})

/** Replaces a script by one whose components throw when they render. */
const breakScript = async (page: Page, pattern: string) => {
  await page.route(pattern, async route => {
    const source = await (await route.fetch()).text()
    const names = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map(name => name.split(' as ').at(-1)?.trim() ?? ''),
    )
    const exported = names.map(name => `broken as ${name}`).join(', ')
    await route.fulfill({
      contentType: 'text/javascript',
      body: `const broken = () => { throw new Error('This page is broken') }\nexport { ${exported} }`,
    })
  })
}

test('a crashed page removes every trace of the applicant', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await breakScript(page, '**/assets/*ParticularsStep*')
  await page.evaluate(() => {
    sessionStorage.setItem('signupStep', '1')
  })
  await page.goto('/open-account/residential/personal/particulars')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expectNoTraces(page, [canary])
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

test('a person opens an account at a kiosk with Myinfo, without external links or traces', async ({
  apply,
  values,
  page,
  context,
  world,
}) => {
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
  await apply.particulars.useMyinfo()
  await apply.consentPage.choose(/Tan Ah Kow, citizen/)
  await expect(apply.particulars.myinfoBanner).toBeVisible()
  await apply.particulars.field('Salutation').selectOption('mr')
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
  expect(await kiosk.readEverything()).toContain('TAN AH KOW')
  expect((await page.context().cookies()).some(({ name }) => name === 'identity')).toBe(true)

  await page.getByRole('link', { name: 'Go back to open account screen' }).click()
  await expectLandingPage(page)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['world'])
  await expectNoTraces(page, personaValues)
  expect((await world.acceptedApplication()).submitted.source).toBe('K')
})

test('the identity service returns no data for an ended session, even by its known address', async ({
  apply,
  values,
  page,
}) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()
  const visit = page.waitForRequest(/\/authorize\//)
  await apply.particulars.useMyinfo()
  const { pathname: consentAddress } = new URL((await visit).url())
  await expect(page.getByRole('heading', { name: 'Share your data from Myinfo' })).toBeVisible()
  expect((await kiosk.addressesInHistory()).filter(address => /authorize/.test(address))).toEqual([])
  await apply.consentPage.choose(/Tan Ah Kow, citizen/)
  await expect(apply.particulars.myinfoBanner).toBeVisible()
  await kiosk.endSession.click()
  await expectNoTraces(page, personaValues)

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

test('the on-screen keyboard types digits and letters with large keys', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await kiosk.switch('Keyboard').click()
  await expect(kiosk.switch('Keyboard')).toHaveAttribute('aria-pressed', 'true')
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
  for (const key of await kiosk.onScreenKeyboard.getByRole('button').all())
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(60)
  await kiosk.tapKey('Hide keyboard')
  await expect(kiosk.onScreenKeyboard).toBeHidden()
})
