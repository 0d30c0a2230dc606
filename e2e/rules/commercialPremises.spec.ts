import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'

test('the look-up chooses the supplied services, gas makes the usage permanent, and a refresh keeps the answers', async ({
  apply: { landing, commercialPremises: premises },
  page,
  values,
}) => {
  await landing.startWith('Commercial Premises', 'Personal Name')
  for (const service of ['Electricity', 'Water', 'Gas'] as const)
    await expect(premises.service(service)).not.toBeChecked()
  await premises.fillInShop(values.address('premises.factory'), 'Permanent')

  for (const service of ['Electricity', 'Water', 'Gas'] as const)
    await expect(premises.service(service)).toBeChecked()
  await expect(premises.usage('Permanent')).toBeChecked()
  await expect(premises.usage('Temporary')).toBeDisabled()
  await premises.service('Gas').uncheck()
  await premises.usage('Temporary').check()
  await premises.hawkerStall.fill('01-42')
  await premises.supplyApplicationNumber.fill('77')
  await premises.service('Water').uncheck()
  await page.reload()

  await expect(premises.hawkerStall).toHaveValue('01-42')
  await expect(premises.supplyApplicationNumber).toHaveValue('77')
  await expect(premises.usage('Temporary')).toBeChecked()
  await expect(premises.service('Gas')).not.toBeChecked()
  await expect(premises.service('Water')).not.toBeChecked()
})

test('links to retailers and forms open a dialog before leaving', async ({
  apply: { landing, commercialPremises: premises },
  context,
  page,
  values,
}) => {
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
