import { expectAccepted } from '../expectAccepted.ts'
import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** What the surrounding app opens. */
const home = '/open-account/residential/personal?mode=mobile'
const app = `${otherSite}/app`

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [offered, way] of [
  [true, 'a way back to it'],
  [false, 'no way back to it @night'],
] as const)
  test(`a person opens an account, typed in, inside an app with ${way}`, async ({
    apply,
    context,
    page,
    values,
    world,
  }) => {
    const nric = values.of('customer.new')
    const backToApp = page.getByRole('link', { name: 'Back to the app' })
    const expectWayBack = () =>
      offered ? expect(backToApp).toHaveAttribute('href', app) : expect(backToApp).toBeHidden()
    /** The app brings the frame: nothing of ours stands above the page. */
    const expectNoFrame = () => expect(page.getByRole('banner')).toBeHidden()
    await offerLinks(context, offered ? { app } : {})

    await apply.landing.open(home)
    await expect(apply.landing.startButton).toBeEnabled()
    await expect(apply.landing.heading).toHaveText('Utilities Account Opening')
    await expect(page.getByText('Best browsers')).toBeHidden()
    await expectNoFrame()
    await expectWayBack()
    await apply.landing.start()

    await apply.premises.give({ address: values.address('premises.flat') })
    await expectNoFrame()
    await apply.premises.next()
    await apply.particulars.give(person({ nric }))
    await expectNoFrame()
    await apply.particulars.next()
    await apply.utilities.chooseFirstAppointment()
    await expect(apply.utilities.emailBill).toBeHidden()
    await expectNoFrame()
    await apply.utilities.next()
    await expect(apply.review.section('Premises')).toBeVisible()
    await expectNoFrame()
    await apply.review.submit()

    await expectAccepted(apply, world, {
      submitted: { source: 'M', account_type: '01', account_holder_type: 'P', fromMyInfo: false, nric },
      documents: ['nric_back', 'nric_front'],
    })
    await expectNoFrame()
    await expectWayBack()
  })

test('a company whose identity data does not come tries again, or goes back to its premises', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { companyParticulars: particulars, questionedReview: review } = apply
  const byHand = page.getByRole('button', { name: 'Enter Details Manually here' })
  await apply.landing.open('/open-account/residential/company?mode=mobile')
  await apply.landing.start()
  await apply.premises.give({ address: values.address('premises.flat') })
  await apply.premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.answerAs('Decline')

  await expect(particulars.failure).toContainText(
    'An error has occurred while using Myinfo Business. Please try again later.',
  )
  await expect(byHand).toBeHidden()
  await expect(particulars.uen).toBeHidden()
  await page.getByRole('button', { name: 'Back to Premises' }).click()
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await apply.premises.next()

  await expect(byHand).toBeHidden()
  await particulars.useMyinfo()
  await apply.consentPage.answerAs('Decline')
  await particulars.failure.getByRole('button', { name: 'Try again' }).click()
  await apply.consentPage.answerAs(/Lorong Trading/)
  await particulars.field('Designation').fill('Director')
  await particulars.next()
  await review.chooseFirstAppointment()
  await review.submit()
  await expectAccepted(apply, world, {
    submitted: { source: 'M', account_holder_type: 'C', fromMyInfo: true, nric: '201500004E' },
  })
})

test('a shopkeeper opens an account inside an app, leaves it for the gateway and comes back to it', async ({
  apply,
  context,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, questionedReview: review } = apply
  const nric = values.of('customer.new')
  await offerLinks(context, { app })
  await apply.landing.open('/open-account/commercial/personal?mode=mobile')
  await apply.landing.start()
  await premises.giveShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await apply.particulars.give(person({ nric }))
  await apply.particulars.next()
  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Occupancy of Premises')
  await review.proceed()
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: { source: 'M', account_type: '02', account_holder_type: 'P', fromMyInfo: false, nric },
    documents: ['nric_back', 'nric_front', 'proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to the app' })).toBeHidden()
})

test('a company in business opens an account inside an app, by Myinfo Business alone', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, questionedReview: review } = apply
  await apply.landing.open('/open-account/commercial/company?mode=mobile')
  await apply.landing.start()
  await premises.giveShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await expect(page.getByRole('button', { name: 'Use Myinfo Business' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter Details Manually here' })).toBeHidden()
  await particulars.useMyinfo()
  await apply.consentPage.answerAs(/Lorong Trading/)
  await particulars.field('Designation').fill('Director')
  await particulars.next()
  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Occupancy of Premises')
  await review.agree.check()
  await review.proceed()
  await apply.payment.pay()
  await apply.gatewayPage.payWith(values.of('payment.success'))

  await expectAccepted(apply, world, {
    submitted: {
      source: 'M',
      account_type: '02',
      account_holder_type: 'C',
      fromMyInfo: true,
      nric: '201500004E',
    },
    documents: ['proof_of_occupancy_of_premises'],
    payments: ['success'],
  })
})
