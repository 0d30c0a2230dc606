import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { expectAccessible } from './expectAccessible.ts'

/** The explanations by the topic of the requirements in which they are folded. */
const explanations = {
  'Deposit and charges': [
    'Residential security deposit',
    'Commercial security deposit',
    'Refuse collection charges',
    'Waterborne tax',
  ],
  'Documents and Myinfo': ['Documents for personal', 'Documents for company', 'Documents for commercial'],
  'Who can apply, and for what': ['Use of premises'],
}

test.describe('landing page', { tag: '@narrow' }, () => {
  test('the landing page is accessible with and without choices, and so is each explanation', async ({
    apply: { landing },
    page,
  }) => {
    await landing.open()
    await expect(page.getByText('Please wait..')).toBeHidden()
    await expectAccessible(page, 'nothing chosen')
    for (const [topic, names] of Object.entries(explanations)) {
      await landing.unfold(topic)
      for (const name of names) {
        await page.getByRole('button', { name }).click()
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await expectAccessible(page, name)
        await dialog.getByRole('button', { name: 'Close' }).click()
      }
    }
    await expectAccessible(page, 'every topic unfolded')
    await landing.open()
    await landing.choose('Commercial Premises', 'Company Name')
    await expectAccessible(page, 'a company for commercial premises')
    await landing.choose('Residential Premises', 'Personal Name')
    await landing.switchToNonStandardPremises()
    await expectAccessible(page, 'a person for non-standard residential premises')
  })

  test('the notices of the footer and the pages beside an application are accessible', async ({
    apply: { landing },
    page,
  }) => {
    for (const [topic, title] of [
      ['privacy', 'Privacy notice'],
      ['accessibility', 'Accessibility statement'],
      ['contact', 'Contact'],
    ] as const) {
      await page.goto(`/about/${topic}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectAccessible(page, title)
    }
    for (const path of ['/open-account/test', '/nowhere']) {
      await landing.open(path)
      await expect(landing.heading).toBeVisible()
      await expectAccessible(page, path)
    }
  })

  test('the dialogs for leaving the site and for a failed start are accessible', async ({
    apply: { landing },
    page,
    context,
  }) => {
    await offerLinks(context, { myinfo: `${otherSite}/myinfo` })
    await page.route('**/v1/transaction?*', route => route.abort())
    await landing.open()
    await landing.unfold('Documents and Myinfo')
    await page.getByRole('button', { name: 'About Myinfo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'leaving the site')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await landing.choose('Residential Premises', 'Personal Name')
    await landing.start()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'the start failed')
  })

  test('the landing page is accessible before and during maintenance', async ({
    apply: { landing },
    page,
    world,
  }) => {
    await world.turnOnFlag('pre-oa-maintenance')
    await landing.open()
    await expect(page.getByText('Planned maintenance')).toBeVisible()
    await expectAccessible(page, 'a coming maintenance')
    await world.turnOnFlag('oa-maintenance')
    await page.reload()
    await expect(landing.heading).toHaveText('Upgrading to serve you better')
    await expectAccessible(page, 'maintenance')
  })
})
