import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'

test('Start stays disabled until both choices are made and lists the missing ones', async ({
  apply: { landing },
}) => {
  await landing.open()
  await expect(landing.startButton).toBeDisabled()
  await expect(landing.stillNeeded.getByRole('listitem')).toHaveText(['Premises type', 'Registration type'])

  await landing.choice('Residential Premises').check()
  await expect(landing.startButton).toBeDisabled()
  await expect(landing.stillNeeded.getByRole('listitem')).toHaveText(['Registration type'])

  await landing.choice('Personal Name').check()
  await expect(landing.startButton).toBeEnabled()
  await expect(landing.stillNeeded).toBeHidden()
})

test('the address preselects domain and type', async ({ apply: { landing } }) => {
  await landing.open('/open-account/commercial/company')

  await expect(landing.choice('Commercial Premises')).toBeChecked()
  await expect(landing.choice('Company Name')).toBeChecked()
})

for (const path of ['/', '/open-account/industrial', '/open-account/residential/club']) {
  test(`${path} redirects to the landing page without choices`, async ({ apply: { landing }, page }) => {
    await landing.open(path)

    await expect(page).toHaveURL(/\/open-account\/?$/)
    await expect(landing.choice('Residential Premises')).not.toBeChecked()
  })
}

for (const path of ['/open-account/test', '/open-account/test-again']) {
  test(`${path} shows the test page`, async ({ apply: { landing }, page }) => {
    await landing.open(path)

    await expect(landing.heading).toHaveText('Test page')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test('the maintenance message replaces the landing page', async ({ apply: { landing }, page, world }) => {
  await world.turnOnFlag('oa-maintenance', 'We are back at 6 am.')
  await landing.open()

  await expect(landing.heading).toHaveText('Upgrading to serve you better')
  await expect(page.getByText('We are back at 6 am.')).toBeVisible()
  await expect(landing.startButton).toBeHidden()
})

test('maintenance that begins while the page is open prevents the start', async ({
  apply: { landing },
  world,
}) => {
  await landing.open()
  await landing.choose('Residential Premises', 'Personal Name')
  await expect(landing.startButton).toBeEnabled()
  await world.turnOnFlag('maintenance')
  await landing.start()

  await expect(landing.heading).toHaveText('Upgrading to serve you better')
  expect(await world.rulesOf('/v1/transaction')).toEqual([])
})

test('planned maintenance is announced while the landing page works', async ({
  apply: { landing },
  page,
  world,
}) => {
  await world.turnOnFlag('pre-oa-maintenance', 'No service on Sunday from 1 to 3 am.')
  await landing.open()
  await landing.choose('Residential Premises', 'Personal Name')

  await expect(page.getByRole('status').filter({ hasText: 'No service on Sunday' })).toBeVisible()
  await expect(landing.startButton).toBeEnabled()
})

test('a link to another site opens a dialog, from which Continue opens the site in a new tab', async ({
  apply: { landing },
  context,
  page,
}) => {
  await offerLinks(context, { myinfo: `${otherSite}/myinfo` })
  await landing.open()
  const link = page.getByRole('button', { name: 'About Myinfo' })
  const dialog = page.getByRole('dialog')

  await link.click()
  await expect(dialog).toContainText(
    "You are now leaving this website for a third party website. Please review the new site's privacy and security policies as they may differ from those of this site.",
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await link.click()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Continue' }).click()
  await expect(await opened).toHaveTitle('Other site')
  await expect(landing.heading).toHaveText('To Open Utilities Account')
})

test('the link for non-standard premises starts an application without an address', async ({
  apply: { landing, premises },
  page,
}) => {
  await landing.open()
  await landing.choose('Residential Premises', 'Personal Name')
  await landing.switchToNonStandardPremises()
  await expect(page.getByText('You have chosen non-standard premises')).toBeVisible()
  await landing.start()

  await expect(page.getByText('Open Utilities Account for Non-Standard Residential Premises')).toBeVisible()
  await expect(premises.description).toBeVisible()
  await expect(premises.premisesAddress.getByLabel('Postal Code')).toBeHidden()
})

test('a failed start shows a message and can be repeated', async ({ apply: { landing, premises }, page }) => {
  await page.route('**/v1/transaction?*', route => route.abort(), { times: 1 })
  await landing.open()
  await landing.choose('Residential Premises', 'Personal Name')
  await landing.start()

  await expect(page.getByRole('dialog')).toContainText('you may close this prompt and try again later.')
  await page.getByRole('button', { name: 'Close and continue' }).click()
  await landing.start()
  await expect(premises.heading).toHaveText('Your Premises')
})

test('Close in the prompt for an unknown address restarts with the premises type selected', async ({
  apply: { landing, premises },
  page,
  values,
}) => {
  await landing.startAtHome()
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await premises.answerDialog('Close')

  await expect(page).toHaveURL(/\/open-account\/residential$/)
  await expect(landing.choice('Residential Premises')).toBeChecked()
})
