import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ apply }) => {
  await apply.landing.startWith('Commercial Premises', 'Personal Name')
})

test('the look-up chooses the supplied services, and gas makes the usage permanent', async ({
  apply: { commercialPremises: premises },
  values,
}) => {
  for (const service of ['Electricity', 'Water', 'Gas'] as const)
    await expect(premises.service(service)).not.toBeChecked()
  await premises.typeAddress(values.address('premises.factory'))

  for (const service of ['Electricity', 'Water', 'Gas'] as const)
    await expect(premises.service(service)).toBeChecked()
  await expect(premises.usage('Permanent')).toBeChecked()
  await expect(premises.usage('Temporary')).toBeDisabled()
  await premises.service('Gas').uncheck()
  await expect(premises.usage('Temporary')).toBeEnabled()
})

test('supplied centralised cooling is shown and cannot be deselected', async ({
  apply: { commercialPremises: premises },
  values,
}) => {
  await expect(premises.cooling).toBeHidden()
  await premises.typeAddress(values.address('premises.chilled-water'))

  await expect(premises.cooling).toBeChecked()
  await expect(premises.cooling).toBeDisabled()
})

test('a service and a usage must be chosen', async ({ apply: { commercialPremises: premises } }) => {
  await premises.next()

  await expect(premises.errorSummary).toContainText('Please choose a utility')
  await expect(premises.errorSummary).toContainText('Type Of Usage is required')
})

test('temporary electricity requires a supply application number', async ({
  apply: { commercialPremises: premises },
  page,
  values,
}) => {
  await premises.fillInShop(values.address('premises.shophouse'), 'Temporary')
  await premises.supplyApplicationNumber.fill('77A')
  await premises.next()
  await expect(premises.errorSummary).toContainText('Supply Application Number should be numbers only')
  await premises.supplyApplicationNumber.fill('2026 1120 77')
  await premises.next()

  await expect(page).toHaveURL(/\/commercial\/personal\/particulars$/)
})

test('premises without an official address have no hawker stall field', async ({
  apply: { commercialPremises: premises },
  values,
}) => {
  await premises.hawkerStall.fill('01-42')
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await premises.answerDialog('Continue')

  await expect(premises.description).toBeVisible()
  await expect(premises.hawkerStall).toBeHidden()
})

test('a refresh keeps the answers about commercial premises', async ({
  apply: { commercialPremises: premises },
  page,
  values,
}) => {
  await premises.fillInShop(values.address('premises.shophouse'), 'Temporary')
  await premises.hawkerStall.fill('01-42')
  await premises.supplyApplicationNumber.fill('77')
  await premises.service('Water').uncheck()
  await page.reload()

  await expect(premises.hawkerStall).toHaveValue('01-42')
  await expect(premises.supplyApplicationNumber).toHaveValue('77')
  await expect(premises.usage('Temporary')).toBeChecked()
  await expect(premises.service('Water')).not.toBeChecked()
})

test.describe('high-tension flag', () => {
  test.beforeEach(async ({ world, apply }) => {
    await world.turnOnFlag('oa-high-tension')
    await apply.landing.startWith('Commercial Premises', 'Company Name')
  })

  test('a tension from the look-up is read-only, and contestable consumers see a notice', async ({
    apply: { commercialPremises: premises },
    values,
  }) => {
    await premises.typeAddress(values.address('premises.extra-high-tension'))

    await expect(premises.page.getByText('Extra High Tension (EHT)')).toBeVisible()
    await expect(premises.tension).toBeHidden()
    await expect(premises.contestableNotice).toBeVisible()
  })

  test('premises without a known tension require a choice of tension', async ({
    apply: { commercialPremises: premises },
  }) => {
    await premises.service('Electricity').check()
    await premises.next()

    await expect(premises.errorSummary).toContainText('Tension Level is required')
    await premises.tension.getByRole('radio', { name: 'High Tension (HT)', exact: true }).check()
    await expect(premises.contestableNotice).toBeVisible()
  })
})

test('links to retailers and forms open a dialog before leaving', async ({
  apply,
  context,
  page,
  values,
}) => {
  const { landing, commercialPremises: premises } = apply
  await offerLinks(context, {
    retailers: `${otherSite}/retailers`,
    wholesaleForm: `${otherSite}/wholesale`,
    sanitaryFacilities: `${otherSite}/sanitary`,
  })
  await landing.startWith('Commercial Premises', 'Personal Name')
  await premises.fillInShop(values.address('premises.contestable'), 'Temporary')
  for (const [label, path] of [
    ['Electricity retailers', 'retailers'],
    ['Wholesale market form', 'wholesale'],
    ['Declaration form for temporary sanitary facilities', 'sanitary'],
  ] as const) {
    await premises.externalLink(label).click()
    const opened = page.waitForEvent('popup')
    await premises.dialog.getByRole('link', { name: 'Continue' }).click()
    expect((await opened).url()).toBe(`${otherSite}/${path}`)
  }
})
