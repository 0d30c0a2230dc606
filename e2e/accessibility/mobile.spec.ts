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

/** A screen, or what stands open on it. */
interface Look {
  readonly what: string
  /** How one comes there from the look before. */
  readonly come: (apply: Application, values: Values) => Promise<unknown>
  /** What shows that one is there. */
  readonly there: (apply: Application) => Locator
}

const flat = (values: Values) => values.address('premises.flat')
const somebody = (values: Values, email = 'ah.kow@example.com') =>
  person({ nric: values.of('customer.new'), email })
const resident = (values: Values) => ({ address: flat(values), person: somebody(values) })
const trader = (values: Values) => ({
  address: flat(values),
  by: company({ uen: values.of('company.live') }),
  identityData: true,
})

const home: readonly Look[] = [
  {
    what: 'premises with errors',
    come: async ({ landing, premises }) => {
      await landing.start()
      await premises.next()
    },
    there: ({ premises }) => premises.problems,
  },
  {
    what: 'premises that are not found',
    come: ({ premises }, values) => premises.typeUnknownAddressThrice(values.address('premises.not-found')),
    there: ({ premises }) => premises.dialogCalled('The address cannot be found'),
  },
  {
    what: 'premises to describe',
    come: ({ premises }) => premises.answerDialog('Continue'),
    there: ({ premises }) => premises.description,
  },
  {
    what: 'particulars',
    come: (apply, values) => apply.resumeAt('particulars', resident(values)),
    there: ({ particulars }) => particulars.field('Name'),
  },
  {
    what: 'particulars of somebody who cannot go on',
    come: async ({ particulars }, values) => {
      await particulars.field('NRIC / FIN').fill(values.of('customer.missed-appointment'))
      await particulars.next()
    },
    there: ({ particulars }) => particulars.dialogCalled('Missed appointment'),
  },
  {
    what: 'utilities on a Sunday',
    come: async (apply, values) => {
      await apply.resumeAt('utilities', resident(values))
      await apply.utilities.turnOnDate.fill('07/03/2027')
      await apply.utilities.turnOnDate.blur()
    },
    there: ({ page }) => page.locator('[aria-invalid=true]'),
  },
  {
    what: 'review',
    come: async ({ utilities }) => {
      await utilities.chooseFirstAppointment()
      await utilities.next()
    },
    there: ({ review }) => review.section('Premises'),
  },
  {
    what: 'review with errors',
    come: ({ review }) => review.submitButton.click(),
    there: ({ review }) => review.problems,
  },
  {
    what: 'the last question',
    come: async ({ review }) => {
      await review.agree.check()
      await review.submitButton.click()
    },
    there: ({ review }) => review.dialog,
  },
  {
    what: 'thank-you page',
    come: ({ review }) => review.answerDialog('Confirm'),
    there: ({ page }) => page.getByRole('link', { name: 'Back to the app' }),
  },
]

const business: readonly Look[] = [
  {
    what: 'Myinfo Business as the only way',
    come: async (apply, values) => {
      await apply.landing.start()
      await apply.premises.give({ address: flat(values) })
      await apply.premises.next()
    },
    there: ({ page }) => page.getByRole('button', { name: 'Use Myinfo Business' }),
  },
  {
    what: 'Myinfo Business declined',
    come: async ({ companyParticulars, consentPage }) => {
      await companyParticulars.useMyinfo()
      await consentPage.answerAs('Decline')
    },
    there: ({ companyParticulars }) => companyParticulars.failure,
  },
  {
    what: 'a company that is not live',
    come: async ({ companyParticulars, consentPage }) => {
      await companyParticulars.failure.getByRole('button', { name: 'Try again' }).click()
      await consentPage.answerAs(/not live/)
    },
    there: ({ companyParticulars }) => companyParticulars.dialog,
  },
  {
    what: 'company with errors',
    come: async ({ companyParticulars, consentPage }) => {
      await companyParticulars.answerDialog('Go back')
      await companyParticulars.useMyinfo()
      await consentPage.answerAs(/Lorong Trading/)
      await companyParticulars.banner.waitFor()
      await companyParticulars.next()
    },
    there: ({ companyParticulars }) => companyParticulars.problems,
  },
  {
    what: 'confirmation with errors',
    come: async (apply, values) => {
      await apply.resumeAtReview('residential/company', trader(values))
      await apply.questionedReview.chooseFirstAppointment()
      await apply.page.getByRole('button', { name: 'Submit', exact: true }).click()
    },
    there: ({ questionedReview }) => questionedReview.problems,
  },
]

const shop: readonly Look[] = [
  {
    what: 'premises of a contestable consumer',
    come: async (apply, values) => {
      await apply.landing.start()
      await apply.commercialPremises.giveShop(values.address('premises.contestable'), 'Temporary')
    },
    there: ({ commercialPremises }) => commercialPremises.contestableNotice,
  },
  {
    what: 'leaving for another site',
    come: ({ commercialPremises }) => commercialPremises.linkOut('Electricity retailers').click(),
    there: ({ commercialPremises }) => commercialPremises.dialog,
  },
  {
    what: 'review with its deposit',
    come: async (apply, values) => {
      await apply.resumeAtReview('commercial/personal', {
        address: flat(values),
        by: somebody(values, values.of('submit.pending')),
        services: { electricity: true, water: true, gas: false },
      })
      await apply.questionedReview.field('Type of Premises').selectOption('HDB shop houses')
      await apply.questionedReview.chooseFirstAppointment()
    },
    there: ({ questionedReview }) => questionedReview.deposit.getByText('S$ 300.00'),
  },
  {
    what: 'payment with errors',
    come: async ({ questionedReview, payment }) => {
      await questionedReview.uploads.upload('Proof of Occupancy of Premises', pdf('lease.pdf'))
      await questionedReview.proceed()
      await payment.payButton.click()
    },
    there: ({ payment }) => payment.problems,
  },
  {
    what: 'leaving for the gateway',
    come: ({ payment }) => payment.submit(),
    there: ({ payment }) => payment.leaving,
  },
  {
    what: 'an application that is pending',
    come: ({ payment }) => payment.answerDialog('Continue'),
    there: ({ payment }) => payment.dialogCalled('Error'),
  },
  {
    what: 'a payment that was declined',
    come: async ({ payment, gatewayPage }, values) => {
      await payment.answerDialog('Continue')
      await gatewayPage.payWith(values.of('payment.declined'))
    },
    there: ({ payment }) => payment.notice,
  },
  {
    what: 'thank-you page',
    come: async ({ payment, gatewayPage }, values) => {
      await payment.pay()
      await gatewayPage.payWith(values.of('payment.success'))
    },
    there: ({ thankYou }) => thankYou.heading,
  },
]

for (const [who, flow, looks, when] of [
  ['a resident', 'residential/personal', home, ''],
  ['a company', 'residential/company', business, ' @night'],
  ['a shopkeeper', 'commercial/personal', shop, ' @night'],
] as const)
  test(`${who} can use every screen inside another app, which alone stands around it${when}`, async ({
    apply,
    context,
    page,
    values,
  }) => {
    await offerLinks(context, everyLink)
    await apply.landing.open(`/open-account/${flow}?mode=mobile`)
    await expect(apply.landing.startButton).toBeEnabled()
    await expectAccessible(page, 'landing page')
    for (const { what, come, there } of looks) {
      await come(apply, values)
      await expect(there(apply)).toBeVisible()
      await expect(page.getByRole('banner'), what).toHaveCount(0)
      await expectAccessible(page, what)
    }
  })
