import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('company information step', { tag: '@narrow' }, () => {
  test.beforeEach(async ({ apply, values }) => {
    await apply.landing.startWith('Residential Premises', 'Company Name')
    await apply.premises.fillIn({ address: values.address('premises.flat') })
    await apply.premises.next()
    await expect(apply.companyParticulars.heading).toHaveText('Company Information')
  })

  test('the company information step is accessible with Myinfo offered, empty, with errors, refused and looked up', async ({
    apply: { companyParticulars: particulars },
    page,
    values,
  }) => {
    await expectAccessible(page, 'Myinfo Business offered')
    await page.getByRole('button', { name: 'Use Myinfo Business' }).click()
    await expect(particulars.dialog).toBeVisible()
    await expectAccessible(page, 'terms of Myinfo Business')
    await particulars.answerDialog('Do not proceed')
    await particulars.skipMyinfo()
    await expect(particulars.dialogCalled('Documents to prepare')).toBeVisible()
    await expectAccessible(page, 'documents to prepare')
    await particulars.answerDialog('OK')
    await expectAccessible(page, 'empty')
    await particulars.uen.fill(values.of('company.slow'))
    await expect(page.getByText('Looking up the company')).toBeVisible()
    await expectAccessible(page, 'being looked up')
    await particulars.typeRegisteredUen(values.of('company.live'))
    await expectAccessible(page, 'found')
    await particulars.uen.fill(values.of('company.unknown'))
    await expect(particulars.uen).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'not found')
    for (const id of ['company.failing', 'company.inactive'] as const) {
      await particulars.uen.fill(values.of(id))
      await expect(particulars.dialog).toBeVisible()
      await expectAccessible(page, id)
      await particulars.dialog.getByRole('button').first().click()
    }
    await particulars.uen.clear()
    await particulars.next()
    await expect(particulars.errorSummary).toBeVisible()
    await expectAccessible(page, 'with errors')
    const applicant = company({ uen: values.of('company.live') })
    await particulars.typeRegisteredUen(applicant.uen)
    await particulars.typeRepresentative(applicant)
    const refused = ['company.missed-appointment', 'company.disconnected', 'company.active-account'] as const
    for (const id of refused) {
      await particulars.typeRegisteredUen(values.of(id))
      await particulars.next()
      await expect(particulars.dialog).toBeVisible()
      await expectAccessible(page, id)
      await particulars.answerDialog('Close')
    }
  })

  test('the company information step is accessible with data from Myinfo Business and after its failure', async ({
    apply: { companyParticulars: particulars, consentPage },
    page,
  }) => {
    await particulars.useMyinfo()
    await consentPage.choose(/not live/)
    await expect(particulars.dialog).toBeVisible()
    await expectAccessible(page, 'not live')
    await particulars.answerDialog('Go back')
    await particulars.useMyinfo()
    await consentPage.choose('Decline')
    await expect(particulars.myinfoFailure).toBeVisible()
    await expectAccessible(page, 'declined')
    await particulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()
    await consentPage.choose(/Lorong Trading/)
    await expect(particulars.myinfoBanner).toBeVisible()
    await expectAccessible(page, 'filled in')
  })
})

test(
  'the dialogs for a tension that is not served are accessible',
  { tag: '@narrow' },
  async ({ apply, page, values, world }) => {
    const { landing, premises, companyParticulars: particulars } = apply
    await world.turnOnFlag('oa-high-tension')
    await landing.startWith('Commercial Premises', 'Company Name')
    await premises.fillInFactory(values.address('premises.high-tension'), ['Electricity', 'Water'])
    await premises.next()
    await particulars.fillIn(company({ uen: values.of('tension.failing') }))
    for (const [id, button] of [
      ['tension.failing', 'Close'],
      ['tension.not-served', 'Cancel'],
    ] as const) {
      await particulars.typeRegisteredUen(values.of(id))
      await particulars.next()
      await expect(particulars.dialog).toBeVisible()
      await expectAccessible(page, id)
      await particulars.answerDialog(button)
    }
    await particulars.back()
    await premises.service('Water').uncheck()
    await premises.next()
    await particulars.next()
    await expect(particulars.dialog).toContainText('Go back to open account screen')
    await expectAccessible(page, 'not served, electricity alone')
  },
)
