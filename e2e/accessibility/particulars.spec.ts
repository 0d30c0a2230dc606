import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('everybody can use the personal information step', { tag: '@narrow' }, () => {
  test('offered, empty and with errors', async ({
    apply: { landing, premises, particulars },
    page,
    values,
  }) => {
    await landing.startAtHome()
    await premises.give({ address: values.address('premises.flat') })
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
    await expect(particulars.problems).toBeVisible()
    await expectAccessible(page, 'with errors')
    await page.getByRole('button', { name: 'Date of Birth: choose from a calendar' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page, 'with a calendar')
  })

  test('out of Myinfo, and when that fails', async ({ apply, page, values }) => {
    const { landing, premises, particulars, consentPage } = apply
    await landing.startAtHome()
    await premises.give({ address: values.address('premises.flat') })
    await premises.next()
    await particulars.useMyinfo()
    await expectAccessible(page, 'the page of the identity service')
    await consentPage.answerAs('Decline')
    await expect(particulars.failure).toBeVisible()
    await expectAccessible(page, 'declined')
    await particulars.failure.getByRole('button', { name: 'Try again' }).click()
    await consentPage.answerAs(/Maria Santos/)
    await expect(particulars.banner).toBeVisible()
    await expectAccessible(page, 'filled in')
  })

  test('when the applicant may not go on', async ({ apply, page, values }) => {
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
      await particulars.dialog.getByRole('button').click()
    }
  })
})
