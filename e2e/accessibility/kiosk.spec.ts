import { expect, test } from '../fixtures.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { expectAccessible } from './expectAccessible.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

test('the kiosk bar, the on-screen keyboard and the idle warning are accessible', async ({ page }) => {
  const kiosk = new Kiosk(page)
  await page.clock.install()
  await kiosk.open()
  await expect(page.getByText('Please wait..')).toBeHidden()
  await expectAccessible(page, 'the landing page')
  await kiosk.startAtHome()
  await kiosk.switch('Keyboard').click()
  await page.getByRole('textbox', { name: 'House / Block No.' }).click()
  await expect(kiosk.onScreenKeyboard).toBeVisible()
  await expectAccessible(page, 'with keys for text')
  await kiosk.switch('Large text').click()
  await kiosk.switch('High contrast').click()
  await page.getByRole('textbox', { name: 'Postal Code' }).click()
  await expectAccessible(page, 'with keys for numbers, in large text and high contrast')
  await page.clock.runFor('01:32')
  await expect(kiosk.idleWarning).toBeVisible()
  await expectAccessible(page, 'idle warning')
})

test('the page that refuses a redirect to another site is accessible', async ({ page }) => {
  await page.goto('/open-account?mode=kiosk&redirect=https%3A%2F%2Fother.example%2Fpayment')
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible()
  await expectAccessible(page, 'the refusal')
  await page.getByRole('link', { name: 'Open a utilities account' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
})

test('the end of a session is accessible, also without a connection', async ({ apply, page }) => {
  const kiosk = new Kiosk(page)
  await kiosk.startAtHome()
  await page.getByRole('radio', { name: 'Owner' }).check()
  // The countdown must not end while it is checked.
  await page.evaluate(() => {
    Object.assign(window, { setInterval: () => 0 })
  })
  await kiosk.endSession.click()
  await expect(kiosk.ending).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'ending')
  await kiosk.ending.getByRole('button', { name: 'Undo' }).click()
  await expect(kiosk.endSession).toBeFocused()
  await apply.connection.lose()
  await expect(apply.connection.notice).toContainText('This device is offline.')
  await expect(page.getByRole('banner').getByText('1800 2222 333')).toBeVisible()
  await expectAccessible(page, 'offline')
  await kiosk.end()
  const heading = page.getByRole('heading', { name: 'This kiosk is offline' })
  await expect(heading).toBeFocused()
  await expect(apply.connection.notice).toBeHidden()
  await expectAccessible(page, 'ended offline')
  await apply.connection.restore()
  await expect(apply.landing.startButton).toBeVisible()
})
