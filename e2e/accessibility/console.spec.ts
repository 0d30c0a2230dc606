import { expectStatus } from '../expectStatus.ts'
import { expect, test } from '../fixtures.ts'
import { watchForErrors } from '../pageErrors.ts'
import { Console } from '../screens/console.ts'
import { expectAccessible } from './expectAccessible.ts'

test('every panel of the console is accessible', { tag: '@narrow' }, async ({ page, world }) => {
  const errors = watchForErrors(page)
  expectStatus(await world.control.applications.seed({ params: world.params, body: {} }), 201)
  const fault = { operation: 'appconfig.read', effect: { kind: 'drop', when: 'before' } } as const
  expectStatus(await world.control.faults.add({ params: world.params, body: fault }), 201)
  const console = new Console(page)
  await console.open(world.id)
  await expectAccessible(page, 'the overview of the console')
  for (const link of await console.panels.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    const name = await console.heading.textContent()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, `the panel ${name}`)
  }
  await console.openPanel('Applications')
  await page.getByRole('link', { name: /^OA-/ }).click()
  await expect(page.getByRole('button', { name: 'Copy the submission' })).toBeVisible()
  await expectAccessible(page, 'an application on the console')
  await console.openPanel('Request log')
  await page.getByRole('link', { name: 'POST transaction.submit' }).click()
  await expect(page.getByRole('button', { name: 'Copy the body of the request' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy as .http' })).toBeVisible()
  await expectAccessible(page, 'a call in the request log')
  expect(errors).toEqual([])
})
