import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

test.beforeEach(async ({ apply, values }) => {
  await apply.landing.startWith('Residential Premises', 'Company Name')
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()
})

test('a representative who declines Myinfo Business can type the answers and later use it', async ({
  apply: { companyParticulars: particulars, consentPage, page },
  values,
}) => {
  await particulars.useMyinfo()
  await consentPage.choose('Decline')

  await expect(particulars.myinfoFailure).toContainText(
    'An error has occured while using Myinfo Business. Try again or fill up your company information below.',
  )
  const typedCompany = company({ uen: values.of('company.live') })
  await particulars.typeRegisteredUen(typedCompany.uen)
  await particulars.typeRepresentative(typedCompany)
  await particulars.next()
  const backToCompany = particulars.steps.getByRole('link', { name: 'Company Information' })
  await expect(backToCompany).toBeVisible()
  await expect(page.getByText('Please wait..')).toBeHidden()

  await backToCompany.click()
  await page.getByRole('button', { name: 'Use Myinfo Business instead' }).click()
  await particulars.answerDialog('I want to use Myinfo business')
  await consentPage.choose(/Lorong Trading/)
  await expect(particulars.myinfoBanner).toBeVisible()
  await expect(particulars.stepNames).toHaveText([/^Premises/, 'Company Information', 'Review'])
  await expect(particulars.steps.getByRole('link')).toHaveCount(1)
  await page.goto('/open-account/residential/company/confirmation')
  await expect(page).toHaveURL(/\/residential\/company\/particulars$/)
})
