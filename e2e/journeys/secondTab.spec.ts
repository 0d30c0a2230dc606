import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { expect, test } from '../fixtures.ts'

test('an applicant who opens a second tab uses one at a time, with the latest answers', async ({
  apply,
  page,
  values,
}) => {
  const { landing, premises } = apply
  const address = values.address('premises.flat')
  await landing.startAtHome()
  await premises.typeAddress(address)
  const opened = page.context().waitForEvent('page')
  // A window that the page opens starts with a copy of its session storage, as a duplicated tab does.
  await page.evaluate(() => {
    window.open(location.href)
  })
  const second = await opened
  const title = 'This application is open in another tab'
  await expect(second.getByRole('heading', { name: title })).toBeFocused()
  await expect(second.getByRole('button', { name: 'Use this tab' })).toBeInViewport()
  await expectAccessible(second, 'open in another tab')

  await premises.chooseOccupancyAndUse('Tenant')
  await second.getByRole('button', { name: 'Use this tab' }).click()
  await expect(second.getByRole('radio', { name: 'Tenant' })).toBeChecked()
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(premises.heading).toHaveText(title)

  await second.getByRole('radio', { name: 'Owner' }).check()
  await page.getByRole('button', { name: 'Use this tab' }).click()
  await expect(page.getByRole('radio', { name: 'Owner' })).toBeChecked()
  await expect(second.getByRole('heading', { name: title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Owner' })).toBeChecked()
  await second.close()
})
