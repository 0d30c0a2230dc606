import type { Page } from '@playwright/test'
import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../files.ts'
import { person } from '../people.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { nricFront } from '../screens/particulars.ts'
import { PhonePage } from '../screens/phonePage.ts'

/** A word of the person's that is nowhere else. */
const canary = 'CANARYSTREETLIGHT'
/** What the identity service knows of the person whom it is told to be. */
const known = ['TAN AH KOW', 'tan.ah.kow']

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

const landed = async (page: Page) => {
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
}

/** Whoever steps up to the device finds nothing of the person before, on the page or behind it, by Back or Forward. */
const expectCleanSlate = async (page: Page, words: readonly string[]) => {
  const kiosk = new Kiosk(page)
  await landed(page)
  const expectNothing = async () => {
    const remains = await kiosk.remains()
    expect(words.filter(word => remains.includes(word))).toEqual([])
  }
  await expectNothing()
  for (const way of ['goBack', 'goBack', 'goForward'] as const) {
    await page[way]()
    if (page.url() === 'about:blank') continue
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).not.toContain('/authorize/')
    await expectNothing()
  }
}

/** A person describes premises without an address; the cookie and the store of other code know them too. */
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

test('End Session leaves nothing of the person', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await kiosk.endSession.click()
  await expectCleanSlate(page, [canary])
})

test('the next person at another screen cannot read the previous application by its id', async ({
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
  const phone = await PhonePage.open(browser, await panel.link())
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
  await landed(page)
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

test('the next start at a device ends a session whose end was not reported', async ({ page, world }) => {
  const kiosk = new Kiosk(page)
  const stateId = () => page.evaluate(() => sessionStorage.getItem('signupStateId') ?? '')
  const list = async (id: string) =>
    (await world.calls.attachment.list({ params: { transaction_id: id } })).status
  const start = async () => {
    await kiosk.startAtHome()
    await page.waitForURL(/\/premises$/)
    return stateId()
  }
  const before = await start()
  await page.route('**/v1/transaction/*/end', route => route.abort())
  await kiosk.endSession.click()
  await landed(page)
  expect(await list(before)).toBe(200)
  const next = await start()
  expect(await list(before)).toBe(410)
  expect(await list(next)).toBe(200)
})

test('End Session empties the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await page.evaluate(word => navigator.clipboard.writeText(word), canary)
  await kiosk.endSession.click()
  await landed(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
})

test('End Session and large text are at hand over a dialog, which makes room for them', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.getByRole('button', { name: 'Residential security deposit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Residential security deposit' })
  const bar = kiosk.barOver(dialog)
  await bar.getByRole('button', { name: 'Large text' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  const [above, below] = [await bar.boundingBox(), await dialog.boundingBox()]
  expect(above?.y).toBe(0)
  expect(below?.y).toBeGreaterThanOrEqual(above?.height ?? Infinity)
  await bar.getByRole('button', { name: 'End Session' }).click()
  await expectCleanSlate(page, [canary])
})

test('whoever walks away is asked after, and then nothing of them is left', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.clock.runFor('01:32')
  await expect(kiosk.warning).toContainText('This session ends in')
  await kiosk.warning.getByRole('button', { name: 'Continue' }).click()
  await expect(kiosk.warning).toBeHidden()
  await page.clock.runFor('01:32')
  await expect(kiosk.warning).toBeVisible()
  await page.clock.runFor('00:31')
  await expectCleanSlate(page, [canary])
})

test('whoever is asked after may end the session at once', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await kiosk.startAtHome()
  await leaveTraces(page)
  await page.clock.runFor('01:32')
  await kiosk.barOver(kiosk.warning).getByRole('button', { name: 'End Session' }).click()
  await expectCleanSlate(page, [canary])
})

/** Replaces a script by one whose components throw when they are drawn. */
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

test('a page that breaks leaves nothing of the person', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await leaveTraces(page)
  await breakScript(page, '**/assets/*ParticularsStep*')
  await page.evaluate(() => {
    sessionStorage.setItem('signupStep', '1')
  })
  await page.goto('/open-account/residential/personal/particulars')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expectCleanSlate(page, [canary])
})

test('a device of which a part cannot be loaded keeps no answers, and leaves nothing once it can', async ({
  page,
}) => {
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
  await expectCleanSlate(page, [canary])
})

test('a person opens an account with Myinfo, meets no way out of the application, and leaves nothing', async ({
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
  await world.raiseFlag('oa-livechat')
  const waysOut: string[] = []
  /** Looks where the links lead, and for what would lead out after a question or load what is somebody else's. */
  const look = async () => {
    await expect(kiosk.endSession).toBeVisible()
    waysOut.push(...(await kiosk.waysOut()))
    const outside = page.getByRole('button', { name: /^(About Myinfo|Chat with us|Full |Give feedback)/ })
    waysOut.push(...(await outside.allTextContents()))
  }
  await kiosk.startAtHome()
  await look()
  await apply.premises.give({ address: values.address('premises.flat') })
  await look()
  await apply.premises.next()
  await apply.particulars.useMyinfo()
  await apply.consentPage.answerAs(/Tan Ah Kow, citizen/)
  await expect(apply.particulars.banner).toBeVisible()
  await apply.particulars.field('Salutation').selectOption('mr')
  await look()
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await expect(apply.utilities.emailBill).toBeHidden()
  await look()
  await apply.utilities.next()
  await expect(apply.review.section('Premises')).toBeVisible()
  await look()
  await apply.review.submit()
  await expect(apply.thankYou.applicationId).toBeVisible()
  await expect(kiosk.endSession).toBeHidden()
  waysOut.push(...(await kiosk.waysOut()))
  expect(waysOut).toEqual([])
  expect(await kiosk.remains()).toContain('TAN AH KOW')
  expect((await page.context().cookies()).some(({ name }) => name === 'identity')).toBe(true)

  await page.getByRole('link', { name: 'Go back to open account screen' }).click()
  await landed(page)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['world'])
  await expectCleanSlate(page, known)
  expect((await world.keptApplication()).submitted.source).toBe('K')
})

test('the identity service gives nothing for a session that has ended, though its address is known', async ({
  apply,
  values,
  page,
}) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await apply.premises.give({ address: values.address('premises.flat') })
  await apply.premises.next()
  const visit = page.waitForRequest(/\/authorize\//)
  await apply.particulars.useMyinfo()
  const { pathname: asked } = new URL((await visit).url())
  await expect(page.getByRole('heading', { name: 'Share your data from Myinfo' })).toBeVisible()
  expect((await kiosk.addressesInHistory()).filter(address => /authorize/.test(address))).toEqual([])
  await apply.consentPage.answerAs(/Tan Ah Kow, citizen/)
  await expect(apply.particulars.banner).toBeVisible()
  await kiosk.endSession.click()
  await expectCleanSlate(page, known)

  for (const address of [asked, `${asked}?persona=citizen`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Your data cannot be retrieved' })).toBeVisible()
    expect(page.url()).not.toContain(asked)
    const data = await page.request.get(asked.replace('authorize', 'data').replace('/00000', ''))
    expect(data.status()).toBe(410)
    await page.getByRole('link', { name: 'Back to your application' }).click()
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(kiosk.endSession).toBeVisible()
  }
})

test('an address is typed on the screen, with large keys for digits and letters', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await kiosk.switch('Keyboard').click()
  await expect(kiosk.switch('Keyboard')).toHaveAttribute('aria-pressed', 'true')
  const type = async (field: string, ...names: readonly string[]) => {
    const box = page.getByRole('textbox', { name: field })
    await box.tap()
    for (const name of names) await kiosk.press(name)
    await expect(box).toBeFocused()
    await expect(box).toBeInViewport({ ratio: 1 })
    return box
  }
  await expect(await type('Postal Code', '3', '1', '0', '1', '4', '6', 'Backspace', '5')).toHaveValue(
    '310145',
  )
  await expect(await type('House / Block No.', '1', '4', '5', 'Capitals', 'B')).toHaveValue('145B')
  await kiosk.press('Backspace')
  await expect(page.getByText('Address found')).toBeVisible()
  for (const key of await kiosk.keys.getByRole('button').all())
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(60)
  await kiosk.press('Hide keyboard')
  await expect(kiosk.keys).toBeHidden()
})
