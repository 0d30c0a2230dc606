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
  await page.getByLabel('Call', { exact: true }).selectOption('company.*')
  await expect(page.getByText('No call fits, or nothing was called yet.')).toBeVisible()
  await page.getByLabel('Call', { exact: true }).selectOption('transaction.*')
  await expect(page.getByText('1 call', { exact: true })).toBeVisible()
  const [exported] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'All for Playwright' }).click(),
  ])
  await expect(exported.getByText('await request.fetch(').first()).toBeVisible()
  await exported.close()
  await page.getByRole('link', { name: 'transaction.start' }).click()
  await expect(
    page.getByText('A maintenance flag is active, so no transaction can be started.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Break this next time' }).click()
  await expect(page.getByLabel('The call', { exact: true })).toHaveValue('transaction.start')
  const errors = page.getByLabel('Error', { exact: true })
  await expect(errors.getByRole('option', { name: 'maintenance' })).toBeAttached()
  await expect(errors.getByRole('option', { name: 'otp_limit' })).not.toBeAttached()
  await errors.selectOption('too_many_requests')
  await page.getByRole('button', { name: 'Add the fault' }).click()
  await expect(page.getByText('0 affected, 1 to go')).toBeVisible()
  expect((await started()).status).toBe(429)
  await expect(page.getByText('1 affected, 0 to go')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the fault of transaction.start' }).click()
  await expect(page.getByText('No fault affects this world.')).toBeVisible()

  await console.openPanel('Coverage')
  await page.getByRole('link', { name: 'start.maintenance, 1 call' }).click()
  await expect(console.heading).toHaveText('start.maintenance')
  await expect(console.heading).toBeFocused()
  await expect(page.getByRole('link', { name: 'GET transaction.start' })).toBeVisible()

  await console.openPanel('Report card')
  const warnings = page.getByRole('region', { name: 'Warnings: 1' })
  await expect(warnings).toContainText('The flags are read before an application is started.')
  await warnings.getByRole('link', { name: 'transaction.start' }).click()
  await expect(console.heading).toHaveText('transaction.start')
})

test('a tester posts an event to the test receiver, and returns to a snapshot', async ({ page, world }) => {
  const console = new Console(page)
  await console.open(world.id)

  await console.openPanel('Worlds')
  await page.getByLabel('Name of a snapshot').fill('before the event')
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  const restore = page.getByRole('button', { name: 'Restore: before the event' })
  await expect(restore).toBeVisible()
  const copied = page
    .getByLabel('Content')
    .getByRole('option', { name: 'Like the snapshot before the event' })
  await expect(copied).toBeAttached()

  await console.openPanel('Test receiver')
  await page.getByLabel('Status', { exact: true }).fill('500')
  await page.getByRole('button', { name: 'Answer so' }).click()
  await expect(page.getByText('The next answer is 500, so that the service posts again.')).toBeVisible()
  await page.getByRole('button', { name: 'Post every event here' }).click()
  await expect(page.getByText('Every event is posted here')).toBeVisible()
  await page.getByText('About something else than the newest').click()
  await page.getByLabel('Event', { exact: true }).selectOption('mail.sent')
  await page.getByLabel('Data, as JSON').fill('{"message":"a-message"')
  await page.getByRole('button', { name: 'Fire the event' }).click()
  await expect(page.getByText('This is no JSON.')).toBeVisible()
  await page.getByLabel('Data, as JSON').fill('{"message":"a-message"}')
  await page.getByRole('button', { name: 'Fire the event' }).click()
  await expect(page.getByText('answered 500')).toBeVisible()
  await expect(page.getByText('answered 204')).toBeVisible()
  await expect(page.getByText('right signature')).toHaveCount(2)
  await page.getByRole('link', { name: 'deliveries' }).click()
  await expect(page.getByText('delivered')).toBeVisible()

  await console.openPanel('Worlds')
  await restore.click()
  await page.getByRole('button', { name: 'Yes, replace the world: before the event' }).click()
  await expect(console.lastCall).toContainText('/restore')
  await console.openPanel('Events and webhooks')
  await expect(page.getByText('Nothing has happened yet.')).toBeVisible()
  await expect(page.getByText('No address gets the events.')).toBeVisible()
})
