import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

const description = 'Void deck stage beside block 145 of Lorong 2 Toa Payoh'

test('a shopkeeper opens an account with typed answers and a card', async ({
  apply,
  values,
  world,
  page,
}) => {
  const { commercialPremises: premises, reviewForm: review, thankYou } = apply
  const nric = values.of('customer.new')
  await apply.landing.startWith('Commercial Premises', 'Personal Name')
  await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
  await premises.hawkerStall.fill('01-42')
  await premises.next()
  await apply.particulars.fillIn(person({ nric }))
  await apply.particulars.next()

  // The review is answered through the links of what is still needed.
  const type = review.field('Type of Premises')
  await review.followNeed('Type of Premises', type)
  await type.selectOption('HDB shop houses')
  await expect(review.openParts).toHaveText(['Security deposit calculation', 'Services and turn-on date'])
  await expect(type).toBeFocused()
  await expect(review.deposit).toContainText('S$ 300.00')
  await review.openPart('Services and turn-on date')
  await review.followNeed('Turn On Date', review.nextAvailable.first())
  await review.chooseFirstAppointment()
  await review.followNeed(
    'Proof of Occupancy of Premises: This document is not uploaded yet',
    review.uploads.picker('Proof of Occupancy of Premises'),
  )
  await page.reload()
  await expect(review.openParts).toHaveText(['Documents'])
  await review.uploads.uploadEach('Proof of Occupancy of Premises')
  await expect(review.stillNeeded).toBeHidden()
  await review.proceed()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await expect(apply.gatewayPage.heading).toHaveText('Pay S$ 300.00')
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      account_type: '02',
      account_holder_type: 'P',
      fromMyInfo: false,
      nric,
      nric_issue_yyyymmdd: '20150412',
      name: 'Tan Ah Kow',
      hawker_stall_no: '01-42',
      use_of_premises_selected: 'PREMISES_HDB_SHOPHOUSE',
      payment_method: 'CREDIT_CARD',
    },
    documents: ['nric_back', 'nric_front', 'proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
  await expect(thankYou.receipt).toContainText('S$ 300.00')
  await expect(thankYou.receipt).toContainText('Credit card')
  await expect(thankYou.nextSteps).toContainText('The security deposit is paid.')
})

test('an organiser opens an account for a three-day street opera without an address and pays by debit', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, reviewForm: review } = apply
  await apply.landing.startWithoutAddress('Commercial Premises', 'Personal Name')
  await premises.describePremises(description, values.address('premises.elsewhere'))
  await premises.chooseOccupancyAndUse('Owner', 'Others')
  await premises.chooseServices(['Electricity', 'Water'])
  await premises.usage('Temporary').check()
  await premises.supplyApplicationNumber.fill('2026 1120 77')
  await premises.next()
  await apply.particulars.fillIn(person({ nric: values.of('customer.new') }))
  await apply.particulars.next()

  await review.field('Type of Premises').selectOption('Street opera (Wayang)')
  await review.field('No Of Days').fill('3')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach(
    'Proof of Premise',
    'Letter of Award',
    'SP PowerGrid Quotation',
    'PUB Water Quotation',
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
      electricity: true,
      water: true,
      gas: false,
      type_of_usage: 'temporary',
      supply_application_no: '2026112077',
      no_days: 3,
      payment_method: 'NETS_DEBIT',
    },
    documents: [
      'letter_of_award',
      'nanl_proof_of_premise',
      'nric_back',
      'nric_front',
      'pub_water_quotation',
      'sp_powergrid_quotation',
    ],
    payments: ['success'],
  })
})

test('a permanent resident opens an account with Myinfo for a factory with gas', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, particulars, reviewForm: review } = apply
  await apply.landing.startWith('Commercial Premises', 'Personal Name')
  await premises.fillInFactory(values.address('premises.factory'), ['Electricity', 'Water', 'Gas'])
  await premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.choose(/Priya Nair/)
  await expect(particulars.lockedValue('Priya Nair')).toBeVisible()
  await particulars.salutation('mdm').check()
  await particulars.next()

  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Occupancy of Premises')
  await expect(review.deposit).toContainText('S$ 700.00')
  await review.proceed()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      salutation: 'mdm',
      name: 'PRIYA NAIR',
      nric: 'S7512345J',
      nric_issue_yyyymmdd: '19000101',
      gas: true,
      use_of_premises: 'FACTORY',
    },
    documents: ['proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
})

test('a foreigner with a live work pass opens an account with Myinfo for a stall without an address', async ({
  apply,
  values,
  world,
}) => {
  const { commercialPremises: premises, particulars, reviewForm: review } = apply
  await apply.landing.startWithoutAddress('Commercial Premises', 'Personal Name')
  await premises.describePremises(description, values.address('premises.elsewhere'))
  await premises.chooseOccupancyAndUse('Tenant', 'Restaurant or food stall')
  await premises.chooseServices(['Water'])
  await premises.usage('Permanent').check()
  await premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.choose(/Maria Santos/)
  await expect(particulars.lockedValue('Live')).toBeVisible()
  await particulars.salutation('ms').check()
  await particulars.next()

  await review.field('Type of Premises').selectOption('Cooking stall')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Premise', 'Proof of Occupancy of Premises')
  await expect(review.deposit).toContainText('S$ 600.00')
  await review.proceed()
  await expectNoConfirmation(world)
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      fromMyInfo: true,
      name: 'MARIA SANTOS',
      work_pass_status: 'Live',
      nanl_additional_info: description,
      electricity: false,
      water: true,
    },
    documents: ['nanl_proof_of_premise', 'proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
})
