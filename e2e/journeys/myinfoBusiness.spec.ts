import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

test.describe('with Myinfo Business', () => {
  test.beforeEach(async ({ apply, values }) => {
    await apply.landing.startWith('Residential Premises', 'Company Name')
    await apply.premises.give({ address: values.address('premises.flat') })
    await apply.premises.next()
  })

  test('a company comes filled in and locked, needs no upload, and goes on to its confirmation', async ({
    apply: { companyParticulars: particulars, consentPage, page },
  }) => {
    await particulars.useMyinfo()
    await consentPage.answerAs(/Lorong Trading/)

    await expect(particulars.banner).toBeVisible()
    const given = ['201500004E', 'LORONG TRADING PTE LTD', 'TAN AH KOW', 'office@example.com', '91234567']
    for (const value of given) await expect(particulars.locked(value)).toBeVisible()
    await expect(particulars.stepNames).toHaveText([/^Premises/, 'Company Information', 'Review'])
    await page.reload()
    await expect(particulars.locked('LORONG TRADING PTE LTD')).toBeVisible()
    await particulars.field('Designation').fill('Director')
    await particulars.next()

    await expect(page).toHaveURL(/\/residential\/company\/confirmation$/)
  })

  test('what Myinfo Business does not know, or knows wrongly, is typed in', async ({
    apply: { companyParticulars: particulars, consentPage, page },
  }) => {
    await particulars.useMyinfo()
    await consentPage.answerAs(/with gaps/)

    await expect(particulars.locked('LIM MEI LING')).toBeVisible()
    await particulars.field('Designation').fill('Director')
    await particulars.field('Email').fill('office@example.com')
    await particulars.next()
    await expect(particulars.problems).toContainText('Mobile Number must be 8 digits')
    await particulars.field('Mobile Number').fill('91234567')
    await particulars.next()
    await expect(page).toHaveURL(/\/residential\/company\/confirmation$/)
  })

  test('a company that is not live is sent back to the prompt', async ({
    apply: { companyParticulars: particulars, consentPage, page },
  }) => {
    await particulars.useMyinfo()
    await consentPage.answerAs(/not live/)

    await expect(particulars.dialog).toContainText(
      'Company status is invalid. Please enter an active company UEN.',
    )
    await particulars.answerDialog('Go back')
    await expect(page.getByRole('button', { name: 'Use Myinfo Business' })).toBeVisible()
  })

  test('a representative who declines types everything in, and changes the way through the steps again', async ({
    apply: { companyParticulars: particulars, consentPage, page },
    values,
  }) => {
    await particulars.useMyinfo()
    await consentPage.answerAs('Decline')

    await expect(particulars.failure).toContainText(
      'An error has occured while using Myinfo Business. Try again or fill up your company information below.',
    )
    const known = company({ uen: values.of('company.live') })
    await particulars.typeRegisteredUen(known.uen)
    await particulars.typeRepresentative(known)
    await particulars.next()
    const backToCompany = particulars.steps.getByRole('link', { name: 'Company Information' })
    await expect(backToCompany).toBeVisible()
    await expect(page.getByText('Please wait..')).toBeHidden()

    await backToCompany.click()
    await page.getByRole('button', { name: 'Use Myinfo Business instead' }).click()
    await particulars.answerDialog('I want to use Myinfo business')
    await consentPage.answerAs(/Lorong Trading/)
    await expect(particulars.banner).toBeVisible()
    await expect(particulars.stepNames).toHaveText([/^Premises/, 'Company Information', 'Review'])
    await expect(particulars.steps.getByRole('link')).toHaveCount(1)
    await page.goto('/open-account/residential/company/confirmation')
    await expect(page).toHaveURL(/\/residential\/company\/particulars$/)
  })
})
