import type { Page } from '@playwright/test'
import { expectAccepted } from '../expectAccepted.ts'
import { expectKioskThanks } from '../expectKioskThanks.ts'
import { everyLink, offerLinks } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { uploadByPhone } from '../uploadByPhone.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

test.beforeEach(async ({ context }) => {
  await offerLinks(context, everyLink)
})

const description = 'Roadside kiosk beside block 145 of Lorong 2 Toa Payoh'

/** The attempt at the gateway that every submission begins, which nobody went to, and the payment at the terminal. */
const paidAtTerminal = ['open', 'success']

/** Leaves the thank-you page, after which the device knows none of these words any more, and no cookie but that of the test's world. */
const expectNothingLeft = async (page: Page, words: readonly string[]) => {
  const kiosk = new Kiosk(page)
  const found = async () => {
    const remains = await kiosk.remains()
    return words.filter(word => remains.includes(word))
  }
  expect(await found()).toEqual(words)
  await kiosk.leave()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['world'])
  expect(await found()).toEqual([])
}

test('a shopkeeper uploads with the phone on the review, and pays at the terminal', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, particulars, questionedReview: review } = apply
  const nric = values.of('customer.new')
  const shopkeeper = person({ nric })
  const documents = [nricFront, nricBack, 'Proof of Occupancy of Premises']
  await new Kiosk(page).openWithTerminal()
  await apply.landing.choose('Commercial Premises', 'Personal Name')
  await apply.landing.start()
  await premises.giveShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await particulars.enterManually()
  await expect(particulars.uploads.row(nricFront)).toContainText('To be provided on confirmation')
  await particulars.type(shopkeeper)
  await particulars.next()

  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  for (const document of documents) await expect(review.stillNeeded).toContainText(document)
  await uploadByPhone(apply, browser, ...documents)
  await review.proceed()
  await apply.payment.submit()
  await new KioskPayment(page).payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      source: 'K',
      account_type: '02',
      account_holder_type: 'P',
      fromMyInfo: false,
      nric,
      name: 'Tan Ah Kow',
      payment_method: 'CREDIT_CARD',
    },
    documents: ['nric_back', 'nric_front', 'proof_of_occupancy_of_premises'],
    payments: paidAtTerminal,
  })
  await expect(apply.thankYou.receipt).toContainText('S$ 300.00')
  await expectKioskThanks(apply)
  await expectNothingLeft(page, [nric, shopkeeper.name, shopkeeper.email])
})

test('a company types everything in, uploads with the phone on a step of its own, and pays at the terminal', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, questionedReview: review } = apply
  const uen = values.of('company.live')
  const applicant = company({ uen })
  await new Kiosk(page).openWithTerminal()
  await apply.landing.choose('Commercial Premises', 'Company Name')
  await apply.landing.start()
  await premises.giveShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await particulars.give(applicant)
  await particulars.next()

  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.sign()
  await review.next()
  await uploadByPhone(apply, browser, 'Company Registry Extract (BizFile)', 'Proof of Occupancy of Premises')
  await review.proceed()
  await apply.payment.submit()
  await new KioskPayment(page).payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      source: 'K',
      account_type: '02',
      account_holder_type: 'C',
      fromMyInfo: false,
      nric: uen,
      company_name: 'LORONG TRADING PTE LTD',
      payment_method: 'CREDIT_CARD',
    },
    documents: ['c_acra_manual', 'proof_of_occupancy_of_premises'],
    signatures: 1,
    signedForms: 1,
    payments: paidAtTerminal,
  })
  await expectKioskThanks(apply)
  await expectNothingLeft(page, [uen, 'LORONG TRADING', applicant.representative, applicant.email])
})

test('a company with Myinfo Business uploads with the phone on its confirmation, for a home without an address', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { companyParticulars: particulars, questionedReview: confirmation } = apply
  await new Kiosk(page).open()
  await apply.landing.choose('Residential Premises', 'Company Name')
  await apply.landing.switchToNonStandardPremises()
  await apply.landing.start()
  await apply.premises.describe(description, values.address('premises.elsewhere'))
  await apply.premises.sayHowUsed()
  await apply.premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.answerAs(/Lorong Trading/)
  await particulars.field('Designation').fill('Director')
  await particulars.next()

  await confirmation.chooseFirstAppointment()
  await uploadByPhone(apply, browser, 'Proof of Premise')
  await confirmation.submit()

  await expectAccepted(apply, world, {
    submitted: {
      source: 'K',
      account_type: '01',
      account_holder_type: 'C',
      fromMyInfo: true,
      nric: '201500004E',
      nanl_additional_info: description,
    },
    documents: ['nanl_proof_of_premise'],
  })
  await expectKioskThanks(apply)
  await expectNothingLeft(page, ['201500004E', 'LORONG TRADING', 'TAN AH KOW', description])
})
