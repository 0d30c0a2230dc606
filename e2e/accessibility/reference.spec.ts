import { expect, test } from '../fixtures.ts'
import { expectAccessible } from './expectAccessible.ts'

test('the reference of the calls is accessible, and a call runs in the world of the reader @narrow', async ({
  page,
  world,
}) => {
  await page.goto('/docs')
  await expectAccessible(page, 'the start of the reference')
  await page.getByRole('link', { name: 'Start a transaction' }).click()
  await expect(page.getByLabel('World in which this page makes calls')).toHaveValue(world.id)
  await page.getByText('Try it: Start a transaction').click()
  const form = page.getByRole('form', { name: 'Start a transaction' })
  await form.getByRole('button', { name: 'Make this call' }).click()
  await expect(form.getByRole('status')).toContainText('"state_id"')
  await expectAccessible(page, 'a call that was made')
})
