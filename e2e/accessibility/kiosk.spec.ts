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
