import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

const description = 'Construction site opposite block 145 of Lorong 2 Toa Payoh'

test('a company opens a commercial account with typed answers, an on-screen signature and a card', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  const uen = values.of('company.sole-proprietor')
  await apply.landing.startWith('Commercial Premises', 'Company Name')
  await premises.fillInFactory(values.address('premises.factory'), ['Electricity', 'Water'])
  await premises.next()
  await particulars.fillIn(company({ uen }))
  await expect(particulars.stepNames).toHaveText([
    /^Premises/,
    'Company Information',
    'Review',
    'Upload Documents',
    'Payment',
  ])
  await particulars.next()

  await review.field('Type of Premises').selectOption('Others')
  await review.field('Electricity Supply Capacity (kVA)').selectOption('46-75')
  await review.field('Water Supply Capacity').fill('150')
  await expect(review.deposit).toContainText('S$ 2,625.00')
  await review.chooseFirstAppointment()
  await review.sign()
  await review.next()
  await review.uploads.uploadEach(
    'Company Registry Extract (BizFile)',
    'Proof of Occupancy of Premises',
    'Electrical Installation Licence Form',
  )
  await review.proceed()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await expect(apply.gatewayPage.heading).toHaveText('Pay S$ 2,625.00')
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      account_type: '02',
      account_holder_type: 'C',
      nric: uen,
      company_name: 'AH KOW HARDWARE',
      gas: false,
      water_capacity: '150',
    },
    documents: ['c_acra_manual', 'electrical_installation_license_form', 'proof_of_occupancy_of_premises'],
    signatures: 1,
    signedForms: 1,
    payments: ['success'],
  })
  await expect(apply.thankYou.receipt).toContainText('S$ 2,625.00')
  await expect(apply.thankYou.signedForm).toBeVisible()
})

test('a company opens an account for a site office without an address with a printed form and a debit payment', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  await world.turnOffFlag('e-signature-web')
  await apply.landing.startWithoutAddress('Commercial Premises', 'Company Name')
  await premises.describePremises(description, values.address('premises.elsewhere'))
  await premises.chooseOccupancyAndUse('Tenant', 'Office')
  await premises.chooseServices(['Electricity'])
  await premises.usage('Temporary').check()
  await premises.supplyApplicationNumber.fill('2026112077')
  await premises.next()
  await particulars.fillIn(company({ uen: values.of('company.live') }))
  await particulars.next()

  await review.field('Type of Premises').selectOption('Site office')
  await expect(review.deposit).toContainText('S$ 1,300.00')
  await review.chooseFirstAppointment()
  await review.print()
  await review.next()
  await review.uploads.uploadEach(
    'Signed Application Form',
    'Company Registry Extract (BizFile)',
    'Proof of Premise',
    'Letter of Award',
    'SP PowerGrid Quotation',
  )
  await review.proceed()
  await apply.payment.method('eNets').check()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await apply.gatewayPage.payByDebit()

  await expectAccepted(apply, world, {
    submitted: {
      nanl: true,
      nanl_additional_info: description,
      mailing_address: { street: 'TAMPINES STREET 21' },
      type_of_usage: 'temporary',
      use_of_premises_selected: 'PREMISES_SITE_OFFICE',
      payment_method: 'NETS_DEBIT',
    },
    documents: [
      'c_acra_manual',
      'c_signed_utility_application_form',
      'letter_of_award',
      'nanl_proof_of_premise',
      'sp_powergrid_quotation',
    ],
    payments: ['success'],
  })
})

test('a company opens a commercial account with Myinfo Business and agrees on the confirmation', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  await apply.landing.startWith('Commercial Premises', 'Company Name')
  await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.choose(/Lorong Trading/)
  await expect(particulars.stepNames).toHaveText([/^Premises/, 'Company Information', 'Review', 'Payment'])
  await particulars.field('Designation').fill('Director')
  await particulars.next()

  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Occupancy of Premises')
  await review.agree.check()
  await review.proceed()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      nric: '201500004E',
      authorised_designation: 'Director',
      type_of_usage: 'permanent',
      use_of_premises: 'SHOP',
    },
    documents: ['proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
})

test('a company opens an account with Myinfo Business for a cash machine without an address', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  await apply.landing.startWithoutAddress('Commercial Premises', 'Company Name')
  await premises.describePremises(description, values.address('premises.elsewhere'))
  await premises.chooseOccupancyAndUse('Owner', 'Others')
  await premises.chooseServices(['Electricity'])
  await premises.usage('Permanent').check()
  await premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.choose(/Ah Kow Hardware/)
  await particulars.field('Designation').fill('Owner')
  await particulars.next()

  await review.field('Type of Premises').selectOption('ATM/Translink/info teller')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Premise', 'Proof of Occupancy of Premises')
  await review.agree.check()
  await review.proceed()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await expect(apply.gatewayPage.heading).toHaveText('Pay S$ 200.00')
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      company_name: 'AH KOW HARDWARE',
      authorised_nric: '',
      nanl_additional_info: description,
      water: false,
    },
    documents: ['nanl_proof_of_premise', 'proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
})
