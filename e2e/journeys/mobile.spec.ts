import { expectAccepted, expectNoConfirmation } from '../expectAccepted.ts'
import { offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** The address that the surrounding app opens. */
const startAddress = '/open-account/residential/personal?mode=mobile'
const app = `${otherSite}/app`

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [hasLink, link] of [
  [true, 'a link back to it'],
  [false, 'no link back to it @night'],
] as const)
  test(`a person opens an account inside an app with ${link}`, async ({
    apply,
    context,
    page,
    values,
    world,
  }) => {
    const nric = values.of('customer.new')
    const backToApp = page.getByRole('link', { name: 'Back to the app' })
    const expectLinkToApp = () =>
      hasLink ? expect(backToApp).toHaveAttribute('href', app) : expect(backToApp).toBeHidden()
    /** The surrounding app has the header, so the page has none. */
    const expectNoHeader = () => expect(page.getByRole('banner')).toBeHidden()
    await offerLinks(context, hasLink ? { app } : {})

    await apply.landing.open(startAddress)
    await expect(apply.landing.startButton).toBeEnabled()
    await expect(apply.landing.heading).toHaveText('Utilities Account Opening')
    await expect(page.getByText('Best browsers')).toBeHidden()
    await expectNoHeader()
    await expectLinkToApp()
    await apply.landing.start()

    await apply.premises.fillIn({ address: values.address('premises.flat') })
    await expectNoHeader()
    await apply.premises.next()
    await apply.particulars.fillIn(person({ nric }))
    await expectNoHeader()
    await apply.particulars.next()
    await apply.utilities.chooseFirstAppointment()
    await expect(apply.utilities.emailBill).toBeHidden()
    await expectNoHeader()
    await apply.utilities.next()
    await expect(apply.review.section('Premises')).toBeVisible()
    await expectNoHeader()
    await expectNoConfirmation(world)
    await apply.review.submit()

    await expectAccepted(apply, world, {
      submitted: { source: 'M', account_type: '01', account_holder_type: 'P', fromMyInfo: false, nric },
      documents: ['nric_back', 'nric_front'],
    })
    await expectNoHeader()
    await expectLinkToApp()
  })

test('a company can retry a failed Myinfo Business or return to its premises inside an app', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: review } = apply
  const manualEntry = page.getByRole('button', { name: 'Enter Details Manually here' })
  await apply.landing.open('/open-account/residential/company?mode=mobile')
  await apply.landing.start()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()
  await particulars.useMyinfo()
  await apply.consentPage.choose('Decline')

  await expect(particulars.myinfoFailure).toContainText(
    'An error has occurred while using Myinfo Business. Please try again later.',
  )
  await expect(manualEntry).toBeHidden()
  await expect(particulars.uen).toBeHidden()
  await page.getByRole('button', { name: 'Back to Premises' }).click()
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await apply.premises.next()

  await expect(manualEntry).toBeHidden()
  await particulars.useMyinfo()
  await apply.consentPage.choose('Decline')
  await particulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()
  await apply.consentPage.choose(/Lorong Trading/)
  await particulars.field('Designation').fill('Director')
  await particulars.next()
  await review.chooseFirstAppointment()
  await expectNoConfirmation(world)
  await review.submit()
  await expectAccepted(apply, world, {
    submitted: { source: 'M', account_holder_type: 'C', fromMyInfo: true, nric: '201500004E' },
  })
})

test('a shopkeeper inside an app pays at the gateway and returns', async ({
  apply,
  context,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, reviewForm: review } = apply
  const nric = values.of('customer.new')
  await offerLinks(context, { app })
  await apply.landing.open('/open-account/commercial/personal?mode=mobile')
  await apply.landing.start()
  await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await apply.particulars.fillIn(person({ nric }))
  await apply.particulars.next()
  await review.field('Type of Premises').selectOption('HDB shop houses')
  await review.chooseFirstAppointment()
  await review.uploads.uploadEach('Proof of Occupancy of Premises')
  await review.proceed()
  await expectNoConfirmation(world)
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

test('a company inside an app opens a commercial account with Myinfo Business only', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { commercialPremises: premises, companyParticulars: particulars, reviewForm: review } = apply
  await apply.landing.open('/open-account/commercial/company?mode=mobile')
  await apply.landing.start()
  await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
  await premises.next()
  await expect(page.getByRole('button', { name: 'Use Myinfo Business' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter Details Manually here' })).toBeHidden()
  await particulars.useMyinfo()
  await apply.consentPage.choose(/Lorong Trading/)
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
