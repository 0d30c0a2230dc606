import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

test.describe('a company that types everything in', () => {
  test.beforeEach(async ({ apply, values }) => {
    await apply.landing.startWith('Residential Premises', 'Company Name')
    await apply.premises.give({ address: values.address('premises.flat') })
    await apply.premises.next()
  })

  test('is told what to prepare, takes the other way through the steps, and goes on to its review', async ({
    apply: { companyParticulars: particulars, page },
    values,
    world,
  }) => {
    await particulars.skipMyinfo()
    const prompt = particulars.dialogCalled('Documents to prepare')
    await expect(prompt).toContainText('company registry extract')
    await expect(prompt).toContainText('Letter of Authorisation')
    await expect(prompt).toContainText('you sign it on screen')
    await particulars.answerDialog('OK')
    await expect(particulars.stepNames).toHaveText([
      /^Premises/,
      'Company Information',
      'Review',
      'Upload and Submit',
    ])
    await particulars.typeRegisteredUen(values.of('company.live'))
    await expect(particulars.registeredName).toContainText('LORONG TRADING PTE LTD')
    await particulars.typeRepresentative(company({ uen: values.of('company.live') }))
    await page.reload()
    await expect(particulars.registeredName).toContainText('LORONG TRADING PTE LTD')
    await expect(particulars.field('Designation')).toHaveValue('Manager')
    await particulars.next()

    await expect(page).toHaveURL(/\/residential\/company\/review$/)
    expect(await world.decidedBy('/v1/accounts/profile/is-new-ebs-customer')).toHaveLength(1)
  })

  test('types its name where the register does not know it', async ({
    apply: { companyParticulars: particulars, page },
    values,
  }) => {
    await particulars.enterManually()
    await particulars.uen.fill(values.of('company.unknown'))
    await expect(particulars.uen).toHaveAttribute('aria-invalid', 'true')
    await particulars.companyName.pressSequentially('Ah Kow & Sons')
    await expect(particulars.companyName).toHaveValue('AH KOW & SONS')
    await particulars.typeRepresentative(company({ uen: values.of('company.unknown') }))
    await particulars.next()

    await expect(page).toHaveURL(/\/residential\/company\/review$/)
  })

  test('that is not active starts its company again', async ({
    apply: { companyParticulars: particulars },
    values,
  }) => {
    await particulars.enterManually()
    await particulars.uen.fill(values.of('company.inactive'))
    await expect(particulars.dialog).toContainText('The company is not active.')
    await particulars.answerDialog('OK')
    await expect(particulars.uen).toHaveValue('')
    await particulars.typeRegisteredUen(values.of('company.sole-proprietor'))
    await expect(particulars.registeredName).toContainText('AH KOW HARDWARE')
  })

  test('that may not go on hears why, and another one goes on', async ({
    apply: { companyParticulars: particulars, page },
    values,
  }) => {
    await particulars.give(company({ uen: values.of('company.active-account') }))
    await particulars.next()
    await expect(particulars.dialogCalled('Active account')).toContainText('your company name')
    await particulars.answerDialog('Close')
    await expect(particulars.nextButton).toBeDisabled()
    await particulars.typeRegisteredUen(values.of('company.live'))
    await particulars.next()

    await expect(page).toHaveURL(/\/residential\/company\/review$/)
  })
})
