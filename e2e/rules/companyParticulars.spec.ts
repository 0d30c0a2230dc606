import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

test.beforeEach(async ({ apply, values }) => {
  await apply.landing.startWith('Residential Premises', 'Company Name')
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()
})

test('an inactive company resets its particulars', async ({
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

test('a stopped company sees the reason, and another company continues', async ({
  apply: { companyParticulars: particulars, page },
  values,
}) => {
  await particulars.fillIn(company({ uen: values.of('company.active-account') }))
  await particulars.next()
  await expect(particulars.dialogCalled('Active account')).toContainText('your company name')
  await particulars.answerDialog('Close')
  await expect(particulars.nextButton).toBeDisabled()
  await particulars.typeRegisteredUen(values.of('company.live'))
  await particulars.next()

  await expect(page).toHaveURL(/\/residential\/company\/review$/)
})

test('a company that is not live at Myinfo Business returns to the prompt', async ({
  apply: { companyParticulars: particulars, consentPage, page },
}) => {
  await particulars.useMyinfo()
  await consentPage.choose(/not live/)

  await expect(particulars.dialog).toContainText(
    'Company status is invalid. Please enter an active company UEN.',
  )
  await particulars.answerDialog('Go back')
  await expect(page.getByRole('button', { name: 'Use Myinfo Business' })).toBeVisible()
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
