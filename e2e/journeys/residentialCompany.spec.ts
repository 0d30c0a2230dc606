import { readFile } from 'node:fs/promises'
import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

const description = 'Roadside kiosk beside block 145 of Lorong 2 Toa Payoh'

test('a company opens an account for a home with typed answers and an on-screen signature', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: review, thankYou } = apply
  const address = values.address('premises.flat')
  const uen = values.of('company.live')
  await apply.landing.startWith('Residential Premises', 'Company Name')
  await apply.premises.fillIn({ address })
  await apply.premises.next()

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
  await particulars.typeRegisteredUen(uen)
  await particulars.typeRepresentative(company({ uen }))
  await page.reload()
  await expect(particulars.registeredName).toContainText('Lorong Trading Pte Ltd')
  await expect(particulars.field('Designation')).toHaveValue('Manager')
  await particulars.next()

  await review.chooseFirstAppointment()
  await review.sign()
  await review.next()
  await review.uploads.uploadEach('Company Registry Extract (BizFile)')
  await expectNoConfirmation(world)
  await review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      account_type: '01',
      account_holder_type: 'C',
      fromMyInfo: false,
      nric: uen,
      company_name: 'LORONG TRADING PTE LTD',
      authorised_name: 'Tan Ah Kow',
      nanl: false,
      premise_address: { postal_code: address.postalCode, street: 'LORONG 2 TOA PAYOH' },
      move_in_yyyymmdd: '20270302',
    },
    documents: ['c_acra_manual'],
    signatures: 1,
    signedForms: 1,
  })
  await expect(thankYou.appointment).toContainText('Tue, 02 Mar 2027')
  const downloading = page.waitForEvent('download')
  await thankYou.signedForm.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^OA-.*\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('an unregistered company opens an account for a home without an address with a printed form', async ({
  apply,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: review } = apply
  const uen = values.of('company.unknown')
  await world.turnOffFlag('e-signature-web')
  await apply.landing.startWithoutAddress('Residential Premises', 'Company Name')
  await apply.premises.describePremises(description, values.address('premises.elsewhere'))
  await apply.premises.chooseOccupancyAndUse('Tenant')
  await apply.premises.next()

  await particulars.enterManually()
  await particulars.uen.fill(uen)
  await expect(particulars.uen).toHaveAttribute('aria-invalid', 'true')
  await particulars.companyName.pressSequentially('Ah Kow & Sons')
  await expect(particulars.companyName).toHaveValue('AH KOW & SONS')
  await particulars.typeRepresentative(company({ uen }))
  await particulars.next()

  await review.chooseFirstAppointment()
  await review.print()
  await review.next()
  await review.uploads.uploadEach(
    'Signed Application Form',
    'Company Registry Extract (BizFile)',
    'Letter of Authorisation',
    'Proof of Premise',
  )
  await expectNoConfirmation(world)
  await review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      nric: uen,
      company_name: 'AH KOW & SONS',
      nanl: true,
      nanl_additional_info: description,
      occ_type: 'tenant',
      mailing_address: { street: 'TAMPINES STREET 21' },
    },
    documents: [
      'c_acra_manual',
      'c_letter_of_auth',
      'c_signed_utility_application_form',
      'nanl_proof_of_premise',
    ],
  })
  await expect(apply.thankYou.signedForm).toBeHidden()
})

test('a company opens an account for a home with Myinfo Business and no upload', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: review } = apply
  await apply.landing.startWith('Residential Premises', 'Company Name')
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()

  await particulars.useMyinfo()
  await apply.consentPage.choose(/Lorong Trading/)
  await expect(particulars.myinfoBanner).toBeVisible()
  const myinfoValues = [
    '201500004E',
    'Lorong Trading Pte Ltd',
    'Tan Ah Kow',
    'office@example.com',
    '9123 4567',
  ]
  for (const value of myinfoValues) await expect(particulars.lockedValue(value)).toBeVisible()
  await expect(particulars.stepNames).toHaveText([/^Premises/, 'Company Information', 'Review'])
  await page.reload()
  await expect(particulars.lockedValue('Lorong Trading Pte Ltd')).toBeVisible()
  await particulars.field('Designation').fill('Director')
  await particulars.next()

  await review.chooseFirstAppointment()
  await expectNoConfirmation(world)
  await review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      nric: '201500004E',
      authorised_name: 'TAN AH KOW',
      authorised_nric: 'S9012345I',
      authorised_designation: 'Director',
      nanl: false,
    },
  })
})

test('a company completes missing and corrects wrong data from Myinfo Business', async ({
  apply,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: review } = apply
  await apply.landing.startWithoutAddress('Residential Premises', 'Company Name')
  await apply.premises.describePremises(description, values.address('premises.elsewhere'))
  await apply.premises.chooseOccupancyAndUse()
  await apply.premises.next()

  await particulars.useMyinfo()
  await apply.consentPage.choose(/with gaps/)
  await expect(particulars.lockedValue('Lim Mei Ling')).toBeVisible()
  await particulars.field('Designation').fill('Director')
  await particulars.field('Email').fill('office@example.com')
  await particulars.next()
  await expect(particulars.errorSummary).toContainText('Mobile Number must be 8 digits')
  await particulars.field('Mobile Number').fill('91234567')
  await particulars.next()

  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Premise')
  await expectNoConfirmation(world)
  await review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      authorised_name: 'LIM MEI LING',
      email: 'office@example.com',
      mobile_number: '91234567',
      nanl_additional_info: description,
      mailing_address: { street: 'TAMPINES STREET 21' },
    },
    documents: ['nanl_proof_of_premise'],
  })
})
