import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { layoutShift, watchLayoutShifts } from '../layoutShift.ts'

test('on a phone and at a kiosk the last answer brings Start into view, and nothing jumps', async ({
  apply: { landing },
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await landing.open()
  await watchLayoutShifts(page, 'now')
  await expect(page.getByText('Please wait..')).toBeHidden()
  await landing.choice('Residential Premises').click()
  await expect(landing.startButton).not.toBeInViewport()
  await landing.choice('Company Name').click()
  await expect(landing.startButton).toBeInViewport({ ratio: 1 })
  await expect(landing.choice('Company Name')).toBeInViewport()
  await expect(landing.choice('Company Name')).toBeFocused()
  expect(await layoutShift(page)).toBe(0)

  await page.setViewportSize({ width: 1080, height: 1920 })
  await landing.open('/open-account/?mode=kiosk&token=kiosk-1')
  await expect(landing.startButton).toBeInViewport({ ratio: 1 })
  await expect(landing.stillNeeded.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'click here' })).toBeInViewport({ ratio: 1 })
})

/** The heading of the landing page. */
const start = 'To Open Utilities Account'

/** An address, where it leads, the heading there, and the choices that the landing page has made. */
const addresses = [
  [
    '/open-account/commercial/company',
    /\/commercial\/company$/,
    start,
    ['Commercial Premises', 'Company Name'],
  ],
  ['/', /\/open-account\/?$/, start, []],
  ['/open-account/industrial', /\/open-account\/?$/, start, []],
  ['/open-account/residential/club', /\/open-account\/?$/, start, []],
  [
    '/open-account/residential/personal/utilities',
    /\/residential\/personal\/?$/,
    start,
    ['Residential Premises', 'Personal Name'],
  ],
  ['/thank-you', /\/open-account\/?$/, start, []],
  ['/open-account/test', /\/open-account\/test$/, 'Test page', []],
  ['/open-account/test-again', /\/open-account\/test-again$/, 'Test page', []],
  ['/nowhere', /\/nowhere$/, 'Page not found', []],
] as const

test('without an application each address leads to its page, with the choices that it names', async ({
  apply: { landing },
  page,
}) => {
  for (const [address, destination, heading, choices] of addresses)
    await test.step(address, async () => {
      await landing.open(address)
      await expect(page).toHaveURL(destination)
      await expect(landing.heading).toHaveText(heading)
      for (const choice of choices) await expect(landing.choice(choice)).toBeChecked()
      if (choices.length === 0) await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    })
})

test('the maintenance message replaces the landing page', async ({ apply: { landing }, page, world }) => {
  await world.turnOnFlag('oa-maintenance', 'We are back at 6 am.')
  await landing.open()

  await expect(landing.heading).toHaveText('Upgrading to serve you better')
  await expect(page.getByText('We are back at 6 am.')).toBeVisible()
  await expect(landing.startButton).toBeHidden()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeInViewport({ ratio: 1 })
  await tryAgain.click()
  await expect(page.getByRole('status')).toHaveText('This e-service is still not available.')
  await expectAccessible(page, 'maintenance, after another try')
  await world.turnOffFlag('oa-maintenance')
  await tryAgain.click()
  await expect(landing.startButton).toBeVisible()
  await expect(landing.heading).toBeFocused()
})

test('a link to another site opens a dialog, from which Continue opens the site in a new tab', async ({
  apply: { landing },
  context,
  page,
}) => {
  await offerLinks(context, { myinfo: `${otherSite}/myinfo` })
  await landing.open()
  await landing.unfold('Documents and Myinfo')
  const link = page.getByRole('button', { name: 'About Myinfo' })
  const dialog = page.getByRole('dialog')

  await link.click()
  await expect(dialog).toContainText(
    "You are now leaving this website for a third party website. Please review the new site's privacy and security policies as they may differ from those of this site.",
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await link.click()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Continue' }).click()
  await expect(await opened).toHaveTitle('Other site')
  await expect(landing.heading).toHaveText('To Open Utilities Account')
})

test('a failed start shows a message and can be repeated', async ({ apply: { landing, premises }, page }) => {
  await page.route('**/v1/transaction?*', route => route.abort(), { times: 1 })
  await landing.open()
  await landing.choose('Residential Premises', 'Personal Name')
  await landing.start()

  await expect(page.getByRole('dialog')).toContainText('you may close this prompt and try again later.')
  await page.getByRole('button', { name: 'Close and continue' }).click()
  await landing.start()
  await expect(premises.heading).toHaveText('Your Premises')
})

/** The files that a page has requested until shortly after its flags, and those after, with their bytes as sent. */
const readFiles = (page: Page) =>
  page.evaluate(() => {
    const files = (['navigation', 'resource'] as const)
      .flatMap(type => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startTime,
        responseEnd,
        encodedBodySize,
      }))
    const end = (files.find(({ path }) => path === '/appconfig')?.responseEnd ?? 0) + 500
    return {
      first: files.filter(({ startTime }) => startTime <= end),
      later: files.filter(({ startTime }) => startTime > end),
    }
  })
const isWizard = ({ path }: { readonly path: string }) => path.startsWith('/assets/wizard-')

const devices = [
  { device: 'of a browser', address: '/open-account/', files: 6 },
  { device: 'of a kiosk', address: '/open-account/?mode=kiosk&token=kiosk-1', files: 7 },
]
for (const { device, address, files } of devices)
  test(`the landing page ${device} loads at most 130 kB, and then the wizard once it is at rest`, async ({
    apply: { landing },
    page,
  }) => {
    await landing.open(address)
    await expect.poll(async () => (await readFiles(page)).later.some(isWizard)).toBe(true)
    const { first } = await readFiles(page)
    expect(first.filter(isWizard)).toEqual([])
    expect(first.length).toBeLessThanOrEqual(files)
    expect(first.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThanOrEqual(130_000)
  })

test('where data are saved the landing page loads the wizard once a pointer is near Start', async ({
  apply: { landing },
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const atRest = page.waitForRequest(request => request.url().includes('/assets/atRest-'))
  await landing.open()
  await atRest
  const { first, later } = await readFiles(page)
  expect([...first, ...later].filter(isWizard)).toEqual([])
  await landing.startButton.hover()
  await expect.poll(async () => (await readFiles(page)).later.some(isWizard)).toBe(true)
})
