import type { Locator } from '@playwright/test'
import { expectAccessible } from '../accessibility/expectAccessible.ts'
import type { Application } from '../application.ts'
import { expectAccepted } from '../expectAccepted.ts'
import { expectStatus } from '../expectStatus.ts'
import { expect, test } from '../fixtures.ts'
import { pdf, picture } from '../files.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import type { World } from '../world.ts'

/** Expects this step: its heading is in view and has the focus. */
const expectStep = async ({ page }: Application, title: string) => {
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
}

/**
 * Presses a button without a connection. It keeps the focus, and leads to the next step when the connection is back.
 */
const goOn = async (
  apply: Application,
  button: Locator,
  title: string,
  meanwhile: () => Promise<void> = async () => undefined,
) => {
  await apply.connection.without(async () => {
    await button.click()
    await expect(button).toBeFocused()
    await meanwhile()
  })
  await expectStep(apply, title)
}

/** Expects one call to each of these routes in the request log of the service. */
const expectSentOnce = async ({ control, params }: World, ...routes: readonly string[]) => {
  const { body } = expectStatus(await control.requestLog.list({ params, query: {} }), 200)
  for (const route of routes)
    expect(
      body.entries.filter(entry => entry.route === route),
      route,
    ).toHaveLength(1)
}

test('an applicant who goes offline on each step goes on by the same press, and nothing is sent twice', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { landing, premises, particulars, utilities, review, connection } = apply
  const nric = values.of('customer.new')
  const applicant = person({ nric })

  await test.step('landing page', async () => {
    await landing.open()
    await landing.choose('Residential Premises', 'Personal Name')
    // The page is on the screen before its scripts are.
    await expect(landing.startButton).toBeEnabled()
    await goOn(apply, landing.startButton, 'Your Premises')
  })

  await test.step('premises: look-up and Next', async () => {
    await connection.without(() => premises.typeUnknownAddress(values.address('premises.flat')))
    await expect(premises.addressFound).toBeVisible()
    await premises.chooseOccupancyAndUse()
    await goOn(apply, premises.nextButton, 'Personal Information', async () => {
      await expect(connection.notice).toContainText('You are offline')
      await expectAccessible(page, 'offline')
      await premises.logo.click()
      await expect(premises.leaveQuestion.getByText('You are offline')).toBeInViewport()
      await premises.answerDialog('Stay')
      await expect(premises.logo).toBeFocused()
    })
  })

  await test.step('personal information: upload and Next', async () => {
    await particulars.enterManually()
    await particulars.type(applicant)
    await connection.without(() => particulars.uploads.choose(nricFront, picture('front.png')))
    await expect(particulars.uploads.row(nricFront)).toContainText('Uploaded')
    await particulars.uploads.upload(nricBack, picture('back.png'))
    await goOn(apply, particulars.nextButton, 'Utilities')
  })

  await test.step('utilities: timeslots, one-time password and Next', async () => {
    await utilities.nextAvailable.first().waitFor()
    await connection.without(() => utilities.nextAvailable.first().click())
    await utilities.timeslots.first().check()
    await utilities.emailBill.check()
    await connection.without(() => utilities.requestOneTimePassword())
    await expect(utilities.oneTimePassword).toBeFocused()
    const otp = await world.oneTimePassword(applicant.email)
    await connection.without(() => utilities.enterOneTimePassword(otp))
    await expect(page.getByText('Email address verified')).toBeVisible()
    await goOn(apply, utilities.nextButton, 'Review')
  })

  await test.step('review: Submit, with the notice above the dialog', async () => {
    await connection.without(() => review.submit())
  })

  await expectAccepted(apply, world, {
    submitted: { nric, ebill: true },
    documents: ['nric_back', 'nric_front'],
  })
  await expect(apply.thankYou.heading).toBeFocused()
  await expectSentOnce(
    world,
    '/v1/transaction',
    '/v1/accounts/profile/request-email-otp',
    '/v1/transaction/submit',
  )
})

test('a company that goes offline on each step of a commercial application keeps every answer and pays once', async ({
  apply,
  values,
  world,
}) => {
  const { companyParticulars: particulars, reviewForm: review, payment, connection } = apply
  const applicant = company({ uen: values.of('company.live') })
  const documents = ['Company Registry Extract (BizFile)', 'Proof of Occupancy of Premises'] as const
  await apply.landing.startWith('Commercial Premises', 'Company Name')

  await test.step('premises: Next', async () => {
    const premises = apply.commercialPremises
    await premises.fillInShop(values.address('premises.shophouse'), 'Permanent')
    await goOn(apply, premises.nextButton, 'Company Information')
  })

  await test.step('company information: look-up of the name, and Next', async () => {
    await particulars.enterManually()
    await connection.without(() => particulars.uen.fill(applicant.uen))
    await expect(particulars.registeredName).toBeInViewport()
    await particulars.typeRepresentative(applicant)
    await goOn(apply, particulars.nextButton, 'Review')
  })

  await test.step('review: deposit, timeslots, signature and Next', async () => {
    const type = review.field('Type of Premises')
    await type.waitFor()
    await connection.without(() => type.selectOption('HDB shop houses'))
    await expect(review.deposit).toContainText('S$ 300.00')
    await review.nextAvailable.first().waitFor()
    await connection.without(() => review.nextAvailable.first().click())
    await review.timeslots.first().check()
    await review.startSigning()
    await review.drawStroke(0.2, 0.8)
    await connection.without(() => review.signingDialog.getByRole('button', { name: 'Save' }).click())
    await expect(review.signedNotice).toBeInViewport()
    await expect(review.formButton('Review and Sign')).toBeFocused()
    await goOn(apply, review.nextButton, 'Upload Documents')
  })

  await test.step('documents: upload, and Proceed to Payment', async () => {
    for (const document of documents) {
      await connection.without(() => review.uploads.choose(document, pdf('document.pdf')))
      await expect(review.uploads.row(document)).toContainText('Uploaded')
    }
    // This press asks the service nothing.
    await connection.without(() => review.proceed())
    await expectStep(apply, 'Payment')
  })

  await test.step('payment: Continue to the gateway', async () => {
    // The heading is on the screen before the script of the step is.
    await payment.payButton.waitFor()
    await connection.lose()
    await payment.pay()
    await connection.expectLost()
    await connection.restore()
    await apply.gatewayPage.payWith(values.of('payment.success'))
  })

  await expectAccepted(apply, world, {
    submitted: {
      nric: applicant.uen,
      company_name: 'LORONG TRADING PTE LTD',
      authorised_designation: applicant.designation,
      use_of_premises: 'SHOP',
      payment_method: 'CREDIT_CARD',
    },
    documents: ['c_acra_manual', 'proof_of_occupancy_of_premises'],
    signatures: 1,
    signedForms: 1,
    payments: ['success'],
  })
  await expect(apply.thankYou.heading).toBeFocused()
  await expect(apply.thankYou.heading).toBeInViewport()
  await expectSentOnce(world, '/v1/transaction', '/v1/transaction/submit')
})

test('Next needs no request for a script, because it was loaded while the step was filled in', async ({
  apply,
  page,
  values,
}) => {
  await apply.landing.startAtHome()
  await expect(apply.connection.notice).toBeAttached()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/PersonalParticularsStep-')),
  )
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await apply.premises.next()
  await expect(apply.particulars.heading).toBeFocused()
  await expect(page.getByRole('button', { name: 'Use Myinfo' })).toBeVisible()
  expect(scripts.filter(url => url.includes('Particulars'))).toEqual([])
})
