import { contract } from '@open-account/contracts'
import { recordingsExamples } from '@open-account/contracts/control/recordingsExamples'
import { expectStatus } from '../expectStatus.ts'
import { expect, test } from '../fixtures.ts'
import { watchForErrors } from '../pageErrors.ts'
import { Console } from '../screens/console.ts'
import { expectAccessible } from './expectAccessible.ts'

test('every panel of the console is accessible', { tag: '@narrow' }, async ({ page, world }) => {
  const errors = watchForErrors(page)
  expectStatus(await world.control.applications.seed({ params: world.params, body: {} }), 201)
  const { calculate } = contract.deposit
  expectStatus(
    await world.calls.deposit.calculate({
      body: calculate.body.parse(calculate.metadata.example.valid.body),
    }),
    200,
  )
  const fault = { operation: 'appconfig.read', effect: { kind: 'drop', when: 'before' } } as const
  expectStatus(await world.control.faults.add({ params: world.params, body: fault }), 201)
  const { url } = expectStatus(await world.control.receiver.read({ params: world.params }), 200).body
  expectStatus(await world.control.webhooks.add({ params: world.params, body: { url } }), 201)
  const event = { type: 'application.submitted' } as const
  expectStatus(await world.control.events.fire({ params: world.params, body: event }), 201)
  const console = new Console(page)
  await console.open(world.id)
  await expectAccessible(page, 'the overview of the console')
  for (const link of await console.panels.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    const name = (await link.locator('b').textContent()) ?? ''
    await expect(console.heading).toHaveText(name)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await expectAccessible(page, `the panel ${name}`)
  }
  await console.openPanel('Applications')
  await page.getByRole('link', { name: /^OA-/ }).click()
  await expect(page.getByRole('button', { name: 'Copy the submission' })).toBeVisible()
  await expectAccessible(page, 'an application on the console')
  await console.openPanel('Request log')
  await page.getByRole('link', { name: 'POST deposit.calculate' }).click()
  await expect(page.getByRole('button', { name: 'Copy the body of the request' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy as .http' })).toBeVisible()
  await expectAccessible(page, 'a call in the request log')
  await console.openPanel('Test receiver')
  await expect(page.getByText('right signature').first()).toBeVisible()
  await page.getByRole('link', { name: 'deliveries' }).click()
  await expect(page.getByRole('button', { name: 'Post again' }).first()).toBeVisible()
  await expectAccessible(page, 'the deliveries of a webhook')
  await console.openPanel('Coverage')
  await page.getByRole('link', { name: 'deposit.calculated, 1 call' }).click()
  await expect(page.getByRole('link', { name: 'POST deposit.calculate' })).toBeVisible()
  await expectAccessible(page, 'a rule of the coverage')
  await page.route('**/recordings?*', route =>
    route.fulfill({ json: recordingsExamples.list.valid.answer.body }),
  )
  await console.openPanel('Recordings')
  await expect(page.getByText('Differs', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the recordings of a backend')
  expect(errors).toEqual([])
})
