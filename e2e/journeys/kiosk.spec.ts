import { maskNric } from '@open-account/domain/contact/masking'
import type { Page } from '@playwright/test'
import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
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

/** The unused attempt at the gateway, which every submission creates, and the payment at the terminal. */
const paidAtTerminal = ['open', 'success']

/**
 * Leaves the thank-you page, which contains the `shown` texts and already none of the `hidden` ones. After that the
 * browser has none of them and only the cookie of the test's world.
 */
const expectNoTraces = async (page: Page, shown: readonly string[], hidden: readonly string[] = []) => {
  const kiosk = new Kiosk(page)
  const tracesOf = async () => {
    const everything = (await kiosk.readEverything()).toLowerCase()
    return [...shown, ...hidden].filter(text => everything.includes(text.toLowerCase()))
  }
  expect(await tracesOf()).toEqual(shown)
  await kiosk.returnToStart()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['world'])
  await expect.poll(tracesOf).toEqual([])
}

test('a shopkeeper at a kiosk uploads by phone on the review and pays at the terminal', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, particulars, reviewForm: review } = apply
  const nric = values.of('customer.new')
  const shopkeeper = person({ nric })
  const documents = [nricFront, nricBack, 'Proof of Occupancy of Premises']
  await new Kiosk(page).openWithTerminal()
  await apply.landing.choose('Commercial Premises', 'Personal Name')
  await apply.landing.start()
  await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
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
  await expectNoConfirmation(world)
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
  await expectNoTraces(page, [maskNric(nric), shopkeeper.name, shopkeeper.email], [nric])
})

test('a company at a kiosk uploads by phone on the upload step and pays at the terminal', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  const uen = values.of('company.live')
  const applicant = company({ uen })
  await new Kiosk(page).openWithTerminal()
  await apply.landing.choose('Commercial Premises', 'Company Name')
  await apply.landing.start()
  await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await particulars.fillIn(applicant)
  await particulars.next()

  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.sign()
  await review.next()
  await uploadByPhone(apply, browser, 'Company Registry Extract (BizFile)', 'Proof of Occupancy of Premises')
  await review.proceed()
  await expectNoConfirmation(world)
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
  await expectNoTraces(page, [uen, 'LORONG TRADING', applicant.representative, applicant.email])
})

test('a company at a kiosk with Myinfo Business uploads by phone on the confirmation', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: confirmation } = apply
  await new Kiosk(page).open()
  await apply.landing.choose('Residential Premises', 'Company Name')
  await apply.landing.switchToNonStandardPremises()
  await apply.landing.start()
  await apply.premises.describePremises(description, values.address('premises.elsewhere'))
  await apply.premises.chooseOccupancyAndUse()
  await apply.premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.choose(/Lorong Trading/)
  await particulars.field('Designation').fill('Director')
  await particulars.next()

  await confirmation.chooseFirstAppointment()
  await uploadByPhone(apply, browser, 'Proof of Premise')
  await expectNoConfirmation(world)
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
  await expectNoTraces(page, ['201500004E', 'LORONG TRADING', 'TAN AH KOW', description])
})
