import type { Locator } from '@playwright/test'
import type { Application } from '../application.ts'
import { everyLink, offerLinks } from '../externalLinks.ts'
import { pdf } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import type { Values } from '../values.ts'
import { expectAccessible } from './expectAccessible.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A screen, or a dialog or message on it. */
interface ScreenState {
  readonly name: string
  /** Opens it from the previous state. */
  readonly open: (apply: Application, values: Values) => Promise<unknown>
  /** The element that is visible only in this state. */
  readonly landmark: (apply: Application) => Locator
}

const flat = (values: Values) => values.address('premises.flat')
const applicant = (values: Values, email = 'ah.kow@example.com') =>
  person({ nric: values.of('customer.new'), email })
const resident = (values: Values) => ({ address: flat(values), person: applicant(values) })
const trader = (values: Values) => ({
  address: flat(values),
  applicant: company({ uen: values.of('company.live') }),
  identityData: true,
})

const home: readonly ScreenState[] = [
  {
    name: 'premises with errors',
    open: async ({ landing, premises }) => {
      await landing.start()
      await premises.next()
    },
    landmark: ({ premises }) => premises.errorSummary,
  },
  {
    name: 'premises that are not found',
    open: ({ premises }, values) => premises.typeUnknownAddressThrice(values.address('premises.not-found')),
    landmark: ({ premises }) => premises.dialogCalled('The address cannot be found'),
  },
  {
    name: 'premises to describe',
    open: ({ premises }) => premises.answerDialog('Continue'),
    landmark: ({ premises }) => premises.description,
  },
  {
    name: 'particulars',
    open: (apply, values) => apply.resumeAt('particulars', resident(values)),
    landmark: ({ particulars }) => particulars.field('Name'),
  },
  {
    name: 'particulars of an applicant who cannot continue',
    open: async ({ particulars }, values) => {
      await particulars.field('NRIC / FIN').fill(values.of('customer.missed-appointment'))
      await particulars.next()
    },
    landmark: ({ particulars }) => particulars.dialogCalled('Missed appointment'),
  },
  {
    name: 'utilities on a Sunday',
    open: async (apply, values) => {
      await apply.resumeAt('utilities', resident(values))
      await apply.utilities.showDates()
      await apply.utilities.turnOnDate.fill('07/03/2027')
      await apply.utilities.turnOnDate.blur()
    },
    landmark: ({ page }) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'review',
    open: async ({ utilities }) => {
      await utilities.chooseFirstAppointment()
      await utilities.next()
    },
    landmark: ({ review }) => review.section('Premises'),
  },
  {
    name: 'review with errors',
    open: ({ review }) => review.submitButton.click(),
    landmark: ({ review }) => review.errorSummary,
  },
  {
    name: 'confirmation dialog',
    open: async ({ review }) => {
      await review.agree.check()
      await review.submitButton.click()
    },
    landmark: ({ review }) => review.dialog,
  },
  {
    name: 'thank-you page',
    open: ({ review }) => review.answerDialog('Confirm'),
    landmark: ({ page }) => page.getByRole('link', { name: 'Back to the app' }),
  },
]

const business: readonly ScreenState[] = [
  {
    name: 'Myinfo Business as the only way',
    open: async (apply, values) => {
      await apply.landing.start()
      await apply.premises.fillIn({ address: flat(values) })
      await apply.premises.next()
    },
    landmark: ({ page }) => page.getByRole('button', { name: 'Use Myinfo Business' }),
  },
  {
    name: 'Myinfo Business declined',
    open: async ({ companyParticulars, consentPage }) => {
      await companyParticulars.useMyinfo()
      await consentPage.choose('Decline')
    },
    landmark: ({ companyParticulars }) => companyParticulars.myinfoFailure,
  },
  {
    name: 'a company that is not live',
    open: async ({ companyParticulars, consentPage }) => {
      await companyParticulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()
      await consentPage.choose(/not live/)
    },
    landmark: ({ companyParticulars }) => companyParticulars.dialog,
  },
  {
    name: 'company with errors',
    open: async ({ companyParticulars, consentPage }) => {
      await companyParticulars.answerDialog('Go back')
      await companyParticulars.useMyinfo()
      await consentPage.choose(/Lorong Trading/)
      await companyParticulars.myinfoBanner.waitFor()
      await companyParticulars.next()
    },
    landmark: ({ companyParticulars }) => companyParticulars.errorSummary,
  },
  {
    name: 'confirmation with errors',
    open: async (apply, values) => {
      await apply.resumeAtReview('residential/company', trader(values))
      await apply.reviewForm.chooseFirstAppointment()
      await apply.page.getByRole('button', { name: 'Submit', exact: true }).click()
    },
    landmark: ({ reviewForm }) => reviewForm.errorSummary,
  },
]

const shop: readonly ScreenState[] = [
  {
    name: 'premises of a contestable consumer',
    open: async (apply, values) => {
      await apply.landing.start()
      await apply.commercialPremises.fillInShop(values.address('premises.contestable'), 'Temporary')
    },
    landmark: ({ commercialPremises }) => commercialPremises.contestableNotice,
  },
  {
    name: 'leaving for another site',
    open: ({ commercialPremises }) => commercialPremises.externalLink('Electricity retailers').click(),
    landmark: ({ commercialPremises }) => commercialPremises.dialog,
  },
  {
    name: 'review with its deposit',
    open: async (apply, values) => {
      await apply.resumeAtReview('commercial/personal', {
        address: flat(values),
        applicant: applicant(values, values.of('submit.pending')),
        services: { electricity: true, water: true, gas: false },
      })
      await apply.reviewForm.field('Type of Premises').selectOption('HDB shop houses')
      await apply.reviewForm.chooseFirstAppointment()
    },
    landmark: ({ reviewForm }) => reviewForm.deposit.getByText('S$ 300.00'),
  },
  {
    name: 'payment with errors',
    open: async ({ reviewForm, payment }) => {
      await reviewForm.uploads.upload('Proof of Occupancy of Premises', pdf('lease.pdf'))
      await reviewForm.proceed()
      await payment.payButton.click()
    },
    landmark: ({ payment }) => payment.errorSummary,
  },
  {
    name: 'leaving for the gateway',
    open: ({ payment }) => payment.submit(),
    landmark: ({ payment }) => payment.leavingDialog,
  },
  {
    name: 'an application that is pending',
    open: ({ payment }) => payment.answerDialog('Continue'),
    landmark: ({ payment }) => payment.dialogCalled('Error'),
  },
  {
    name: 'a payment that was declined',
    open: async ({ payment, gatewayPage }, values) => {
      await payment.answerDialog('Continue')
      await gatewayPage.payWith(values.of('payment.declined'))
    },
    landmark: ({ payment }) => payment.notice,
  },
  {
    name: 'thank-you page',
    open: async ({ payment, gatewayPage }, values) => {
      await payment.pay()
      await gatewayPage.payWith(values.of('payment.success'))
    },
    landmark: ({ thankYou }) => thankYou.heading,
  },
]

for (const [who, flow, states, tag] of [
  ['a resident', 'residential/personal', home, ''],
  ['a company', 'residential/company', business, ' @night'],
  ['a shopkeeper', 'commercial/personal', shop, ' @night'],
] as const)
  test(`every screen for ${who} inside another app is accessible and has no header${tag}`, async ({
    apply,
    context,
    page,
    values,
  }) => {
    await offerLinks(context, everyLink)
    await apply.landing.open(`/open-account/${flow}?mode=mobile`)
    await expect(apply.landing.startButton).toBeEnabled()
    await expectAccessible(page, 'landing page')
    for (const { name, open, landmark } of states) {
      await open(apply, values)
      await expect(landmark(apply)).toBeVisible()
      await expect(page.getByRole('banner'), `headers on: ${name}`).toHaveCount(0)
      await expectAccessible(page, name)
    }
  })
