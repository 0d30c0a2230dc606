import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { layoutShift, watchLayoutShifts } from '../layoutShift.ts'
import { unfinishedSession } from '../storedSession.ts'

/** Holds the scripts of the next page back, so that it paints before them. Returns the function that sends them. */
const holdScripts = async (page: Page) => {
  const { promise: scripts, resolve: sendScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts
    await route.continue()
  })
  return sendScripts
}

test.describe('before its scripts have arrived', () => {
  test('the landing page keeps what is pressed, unfolded and focused, and nothing moves', async ({
    apply: { landing },
    page,
  }) => {
    const sendScripts = await holdScripts(page)
    await page.goto('/open-account', { waitUntil: 'commit' })
    await expect(landing.heading).toBeInViewport({ ratio: 1 })
    await landing.choice('Commercial Premises').click()
    await page.getByText('Deposit and charges').click()
    await landing.choice('Company Name').click()
    await expect(landing.startButton).toBeDisabled()
    await watchLayoutShifts(page, 'now')
    sendScripts()

    await expect(landing.startButton).toBeEnabled()
    await expect(landing.choice('Commercial Premises')).toBeChecked()
    await expect(landing.choice('Company Name')).toBeChecked()
    await expect(landing.choice('Company Name')).toBeFocused()
    await expect(page.getByText('The commercial security deposit is paid online')).toBeVisible()
  })

  test('the landing page starts the application when Start was pressed', async ({
    apply: { landing, premises },
    page,
  }) => {
    const sendScripts = await holdScripts(page)
    await page.goto('/open-account', { waitUntil: 'commit' })
    await landing.choice('Residential Premises').click()
    await landing.choice('Personal Name').click()
    // Playwright waits for a button that is not disabled; a person does not.
    await landing.startButton.click({ force: true })
    sendScripts()
    await expect(premises.heading).toBeFocused()
  })

  test('the landing page shows the frame of the mode, also after its address has lost it', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', route => route.abort())
    for (const address of ['/open-account?mode=mobile', '/open-account']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilities Account Opening')
      await expect(page.getByRole('banner')).toHaveCount(0)
      // The application saves the mode of the address; here it never starts.
      await page.evaluate(() => sessionStorage.setItem('oa_mode', 'mobile'))
    }
  })
})

/** Every address of the landing page. The test of each mode fails when React reports that it has not found its page. */
const addresses = [
  '/open-account',
  ...['residential', 'commercial'].flatMap(domain =>
    ['', '/personal', '/company'].map(type => `/open-account/${domain}${type}`),
  ),
]
for (const mode of ['normal', 'mobile', 'kiosk'])
  test(`the landing page of the ${mode} mode is taken over as it is, at each address`, async ({
    apply: { landing },
    page,
  }) => {
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(`${address}?mode=${mode}`, { waitUntil: 'commit' })
        const painted = await page.locator('#main').elementHandle()
        await expect(landing.heading).toBeFocused()
        await expect(page.getByText('Please wait..')).toBeHidden()
        expect(await painted?.evaluate(main => main.isConnected)).toBe(true)
      })
  })

/**
 * More than the text moves when its fonts arrive, on a slow machine after the page is shown; less than the maintenance or
 * the offer would move it.
 */
const fontShift = 0.002

for (const width of [390, 1280])
  test(`nothing on the landing page moves when the flags arrive or an application was left, at ${width} px`, async ({
    apply: { landing },
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await world.turnOnFlag('pre-oa-maintenance')
    for (const address of [
      '/open-account',
      '/open-account/residential',
      '/open-account/commercial/company',
      '/open-account/residential/personal?mode=mobile',
    ])
      await test.step(address, async () => {
        const sendScripts = await holdScripts(page)
        await page.goto(address, { waitUntil: 'commit' })
        await expect(landing.heading).toBeInViewport({ ratio: 1 })
        await watchLayoutShifts(page, 'now')
        sendScripts()
        await expect(page.getByText('Planned maintenance')).toBeInViewport({ ratio: 1 })
        await expect(landing.heading).toBeFocused()
        expect(await layoutShift(page)).toBeLessThan(fontShift)

        await page.unrouteAll()
        await page.evaluate(session => Object.assign(sessionStorage, session), unfinishedSession)
        await page.reload()
        await watchLayoutShifts(page, 'first paint')
        await expect(landing.continueButton).toBeInViewport({ ratio: 1 })
        await expect(page.getByText('Planned maintenance')).toBeInViewport({ ratio: 1 })
        expect(await layoutShift(page)).toBeLessThan(fontShift)
        await page.evaluate(() => sessionStorage.clear())
      })
  })
