import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

const description = 'Street light 12, opposite block 145 of Lorong 2 Toa Payoh'

test('a tenant opens an account with a separate mailing address', async ({ apply, values, world }) => {
  const nric = values.of('customer.new')
  await apply.landing.startAtHome()
  await apply.premises.fillIn({
    address: values.address('premises.condominium'),
    mailingAddress: values.address('premises.elsewhere'),
    occupancy: 'Tenant',
    use: 'Condominium/private apartment',
  })
  await apply.premises.next()
  await apply.particulars.fillIn(person({ nric }))
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await expect(apply.review.section('Premises')).toContainText('Tanglin Road')
  await expect(apply.review.section('Premises')).toContainText('Tampines Street 21')
  await expectNoConfirmation(world)
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      account_type: '01',
      account_holder_type: 'P',
      fromMyInfo: false,
      nric,
      name: 'Tan Ah Kow',
      occ_type: 'tenant',
      premise_address: { street: 'TANGLIN ROAD' },
      mailing_address: { street: 'TAMPINES STREET 21' },
      move_in_yyyymmdd: '20270302',
    },
    documents: ['nric_back', 'nric_front'],
  })
  await expect(apply.thankYou.appointment).toContainText('Tue, 02 Mar 2027')
  await expect(apply.thankYou.receipt).toContainText('Tanglin Road')
})

test('an applicant whose address is not found three times describes the premises and uploads a proof', async ({
  apply,
  values,
  world,
}) => {
  const { premises } = apply
  await apply.landing.startAtHome()
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await expect(premises.dialogCalled('The address cannot be found')).toBeVisible()
  await premises.answerDialog('Continue')
  await expect(premises.description).toBeFocused()
  await premises.describePremises(description, values.address('premises.elsewhere'))
  await premises.chooseOccupancyAndUse()
  await premises.next()
  await apply.particulars.fillIn(person({ nric: values.of('customer.new') }))
  await apply.particulars.next()

  await expect(apply.utilities.nextButton).toBeDisabled()
  await expect(apply.utilities.stillNeeded).toContainText('Proof of Premise')
  await apply.utilities.uploads.uploadEach('Proof of Premise')
  await expect(apply.utilities.nextAvailable.first()).toHaveText('Tue 09 Mar')
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await expect(apply.review.section('Premises')).toContainText(description)
  await expect(apply.review.section('Premises')).toContainText('Tampines Street 21')
  await expectNoConfirmation(world)
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      nanl: true,
      nanl_additional_info: description,
      mailing_address: { street: 'TAMPINES STREET 21' },
    },
    documents: ['nanl_proof_of_premise', 'nric_back', 'nric_front'],
  })
})

test('a citizen opens an account with locked data from Myinfo and no copies of the NRIC', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { particulars } = apply
  await apply.landing.startAtHome()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()

  await particulars.useMyinfo()
  await apply.consentPage.choose(/Tan Ah Kow/)
  await expect(particulars.myinfoBanner).toBeVisible()
  await expect(particulars.lockedValue('Tan Ah Kow')).toBeVisible()
  await page.reload()
  const myinfoValues = ['Tan Ah Kow', 'S9012345I', '27 Mar 1985', 'Chinese', '9123 4567']
  for (const value of myinfoValues) await expect(particulars.lockedValue(value)).toBeVisible()
  await expect(page.getByText('Copies of your NRIC / FIN')).toBeHidden()
  await particulars.salutation('mr').check()
  await particulars.next()

  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await expect(apply.review.section('Personal Information')).toContainText('From Myinfo')
  await expectNoConfirmation(world)
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      salutation: 'mr',
      name: 'TAN AH KOW',
      nric: 'S9012345I',
      birth_date_yyyymmdd: '19850327',
      nanl: false,
    },
  })
})

test('a citizen corrects wrong data from Myinfo for a home without an address', async ({
  apply,
  values,
  world,
}) => {
  const { particulars } = apply
  await apply.landing.startWithoutAddress('Residential Premises', 'Personal Name')
  await apply.premises.describePremises(description, values.address('premises.elsewhere'))
  await apply.premises.chooseOccupancyAndUse()
  await apply.premises.next()

  await particulars.useMyinfo()
  await apply.consentPage.choose(/odd mobile/)
  await expect(particulars.lockedValue('Lim Mei Ling')).toBeVisible()
  await particulars.salutation('ms').check()
  await particulars.next()
  await expect(particulars.errorSummary).toContainText('Mobile Number must be 8 digits')
  await particulars.field('Mobile Number').fill('91234567')
  await particulars.next()

  await apply.utilities.uploads.uploadEach('Proof of Premise')
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await expectNoConfirmation(world)
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      name: 'LIM MEI LING',
      mobile_number: '91234567',
      nanl: true,
      nanl_additional_info: description,
    },
    documents: ['nanl_proof_of_premise'],
  })
})
