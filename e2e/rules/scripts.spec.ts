import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** The built script of the first step. */
const premisesScript = /\/assets\/PremisesStep-[\w-]+\.js$/
/** The built script of the step after the particulars. */
const utilitiesScript = /\/assets\/UtilitiesStep-[\w-]+\.js$/
/** The built script of the wizard. */
const wizardScript = /\/assets\/wizard-[\w-]+\.js$/

/** Answers the first requests for a script with 400. Returns a function that counts the requests. */
const refuse = async (page: Page, script: RegExp, times: number) => {
  let requests = 0
  await page.route(script, route => {
    requests += 1
    return requests > times
      ? route.continue()
      : route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_request"}' })
  })
  return () => requests
}
const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })

for (const [name, script] of [
  ['step', premisesScript],
  ['wizard', wizardScript],
] as const)
  test(`a ${name} whose script fails once loads at the second request`, async ({ apply, page }) => {
    const requests = await refuse(page, script, 1)
    await apply.landing.startAtHome()

    await expect(apply.premises.field('Postal Code')).toBeVisible()
    await expect(notLoaded(page)).toBeHidden()
    expect(requests()).toBe(2)
  })

test('a step whose script always fails keeps the page, also at a kiosk', async ({ apply, page }) => {
  // The page may also ask for the script before it is shown.
  const requests = await refuse(page, premisesScript, Number.POSITIVE_INFINITY)
  await apply.landing.open('/open-account/residential/personal?mode=kiosk')
  await apply.landing.start()

  await expect(notLoaded(page)).toBeVisible()
  expect(requests()).toBeGreaterThanOrEqual(2)
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await expect(apply.premises.steps).toBeVisible()
  await page.unroute(premisesScript)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(apply.premises.field('Postal Code')).toBeVisible()
  await expect(notLoaded(page)).toBeHidden()
  await expect(apply.premises.heading).toBeFocused()
})

test('a step whose script fails keeps earlier answers, also after a refresh', async ({
  apply,
  page,
  values,
}) => {
  await refuse(page, utilitiesScript, Number.POSITIVE_INFINITY)
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.particulars.field('Mobile Number').fill('98765432')
  await apply.particulars.next()
  await expect(notLoaded(page)).toBeVisible()

  await page.reload()
  await expect(notLoaded(page)).toBeVisible()
  await apply.utilities.steps.getByRole('link', { name: 'Personal Information' }).click()
  await expect(apply.particulars.field('Mobile Number')).toHaveValue('98765432')
  await apply.particulars.next()
  await page.unroute(utilitiesScript)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notLoaded(page)).toBeHidden()
  await expect(apply.utilities.heading).toBeFocused()
})
