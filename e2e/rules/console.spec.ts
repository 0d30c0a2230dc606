import { expect, test } from '../fixtures.ts'
import { Console } from '../screens/console.ts'

test('a tester steers a world on the console and sees what follows', async ({ page, world }) => {
  const console = new Console(page)
  await console.open(world.id)

  await console.openPanel('Clock')
  await page.getByRole('button', { name: 'Frozen' }).click()
  await expect(page.getByRole('button', { name: 'Frozen' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '1 day' }).click()
  await expect(console.lastCall).toContainText(
    `POST /mock/v1/worlds/${world.id}/clock/advance {"seconds":86400}`,
  )
  await expect(page.getByRole('link', { name: /^Tue, 2 Mar 2027, .*frozen$/ })).toBeVisible()

  await console.openPanel('Flags and settings')
  const maintenance = page.getByRole('checkbox', { name: 'oa-maintenance', exact: true })
  await maintenance.click()
  await expect(maintenance).toBeChecked()
  await expect(console.lastCall).toContainText('"name":"oa-maintenance","active":true')
  const started = () =>
    world.calls.transaction.start({ query: { appDomain: 'residential', appType: 'personal' } })
  expect((await started()).status).toBe(503)

  await console.openPanel('Request log')
  await page.getByRole('link', { name: 'transaction.start' }).click()
  await expect(
    page.getByText('A maintenance flag is active, so no transaction can be started.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Break this next time' }).click()
  await expect(page.getByLabel('The call', { exact: true })).toHaveValue('transaction.start')
  await page.getByLabel('Error', { exact: true }).selectOption('too_many_requests')
  await page.getByRole('button', { name: 'Add the fault' }).click()
  await expect(page.getByText('0 affected, 1 to go')).toBeVisible()
  expect((await started()).status).toBe(429)
  await expect(page.getByText('1 affected, 0 to go')).toBeVisible()
})
