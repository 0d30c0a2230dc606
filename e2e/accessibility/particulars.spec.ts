import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('personal information step', { tag: '@narrow' }, () => {
  test('the personal information step is accessible with Myinfo offered, empty and with errors', async ({
    apply: { landing, premises, particulars },
    page,
    values,
  }) => {
    await landing.startAtHome()
    await premises.fillIn({ address: values.address('premises.flat') })
    await premises.next()
    await expect(particulars.heading).toHaveText('Personal Information')
    await expectAccessible(page, 'Myinfo offered')
    await page.getByRole('button', { name: 'Use Myinfo' }).click()
    await expect(particulars.dialog).toBeVisible()
    await expectAccessible(page, 'terms of Myinfo')
    await particulars.answerDialog('Do not proceed')
    await particulars.enterManually()
    await expectAccessible(page, 'empty')
    await particulars.field('I am an undischarged bankrupt').check()
    await particulars.next()
    await expect(particulars.errorSummary).toBeVisible()
    await expectAccessible(page, 'with errors')
    await page.getByRole('button', { name: 'Date of Birth: choose from a calendar' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page, 'with a calendar')
  })

  test('the personal information step is accessible with data from Myinfo and after its failure', async ({
    apply,
    page,
    values,
  }) => {
    const { landing, premises, particulars, consentPage } = apply
    await landing.startAtHome()
    await premises.fillIn({ address: values.address('premises.flat') })
    await premises.next()
    await particulars.useMyinfo()
    await expectAccessible(page, 'the page of the identity service')
    await consentPage.choose('Decline')
    await expect(particulars.myinfoFailure).toBeVisible()
    await expectAccessible(page, 'declined')
    await particulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()
    await consentPage.choose(/Maria Santos/)
    await expect(particulars.myinfoBanner).toBeVisible()
    await expectAccessible(page, 'filled in')
  })

  test('the dialogs that stop an applicant are accessible', async ({ apply, page, values }) => {
    const { particulars } = apply
    await apply.resumeAt('particulars', {
      address: values.address('premises.flat'),
      person: person({ nric: values.of('customer.new') }),
      occupancy: 'tenant',
    })
    const refused = [
      'customer.failing',
      'customer.missed-appointment',
      'customer.disconnected',
      'customer.active-account',
      'customer.no-gas',
      'customer.third-account',
    ] as const
    for (const id of refused) {
      await particulars.field('NRIC / FIN').fill(values.of(id))
      await particulars.next()
      await expect(particulars.dialog).toBeVisible()
      await expectAccessible(page, id)
      await particulars.dialog.getByRole('button').first().click()
    }
  })
})
