import { flows, visibleSteps } from '@open-account/domain/flow/flows'
import type { Page } from '@playwright/test'
import { everyLink, offerLinks, otherSite } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { factsOfFlow, type ReviewedAnswers, type ReviewedFlow } from '../reviewDrafts.ts'
import { company } from '../screens/companyParticulars.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import type { Values } from '../values.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

test.beforeEach(async ({ context, world }) => {
  await offerLinks(context, everyLink)
  await world.raiseFlag('oa-livechat')
})

/** A home of which the service asks who owns it. */
const home = (values: Values) => ({
  address: values.address('premises.flat'),
  ownershipProofRequired: true,
  atKiosk: true,
})

/** A shop of which most is asked. */
const shop = (values: Values) =>
  ({
    address: values.address('premises.contestable'),
    usage: 'temporary',
    cooling: true,
    atKiosk: true,
  }) satisfies Partial<ReviewedAnswers>

const somebody = (values: Values) => person({ nric: values.of('customer.new') })
const someCompany = (values: Values) => company({ uen: values.of('company.live') })

interface Walk {
  readonly who: string
  readonly flow: ReviewedFlow
  readonly answered: (values: Values) => ReviewedAnswers
}

const walks: readonly Walk[] = [
  {
    who: 'a company that has typed everything in, for a home',
    flow: 'residential/company',
    answered: values => ({ ...home(values), by: someCompany(values) }),
  },
  {
    who: 'a company with identity data, for a home',
    flow: 'residential/company',
    answered: values => ({ ...home(values), by: someCompany(values), identityData: true }),
  },
  {
    who: 'a person, for a shop',
    flow: 'commercial/personal',
    answered: values => ({ ...shop(values), by: somebody(values) }),
  },
  {
    who: 'a company that has typed everything in, for a shop',
    flow: 'commercial/company',
    answered: values => ({ ...shop(values), by: someCompany(values) }),
  },
  {
    who: 'a company with identity data, for a shop',
    flow: 'commercial/company',
    answered: values => ({ ...shop(values), by: someCompany(values), identityData: true }),
  },
]

/** Where the page that is open leads out of the application, also behind its dialogs. */
const waysOutOf = async (page: Page, step: string): Promise<readonly string[]> => {
  await expect(page).toHaveURL(new RegExp(`/${step}(\\?.*)?$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please wait..')).toHaveCount(0)
  return new Kiosk(page).waysOutBehindDialogs()
}

test('the landing page leads out on a desk, and not at a kiosk, where phone numbers are only read', async ({
  apply,
  page,
}) => {
  const kiosk = new Kiosk(page)
  await apply.landing.open('/open-account/commercial/personal')
  await expect(apply.landing.startButton).toBeEnabled()
  expect(await kiosk.waysOutBehindDialogs()).toEqual(
    expect.arrayContaining([`${otherSite}/chat`, `${otherSite}/myinfo`, 'tel:18005551661']),
  )
  await kiosk.open()
  await expect(apply.landing.startButton).toBeVisible()
  await expect(page.getByText('1800 555 1661')).toBeVisible()
  expect(await waysOutOf(page, 'open-account')).toEqual([])
})

test('a person who opens an account for a home meets no way out of the application at a kiosk', async ({
  apply,
  page,
  values,
}) => {
  for (const { step } of flows['residential/personal']) {
    await apply.resumeAt(step, {
      address: values.address('premises.flat'),
      person: somebody(values),
      atKiosk: true,
    })
    expect(await waysOutOf(page, step), step).toEqual([])
  }
})

for (const { who, flow, answered } of walks)
  test(`${who}, meets no way out of the application at a kiosk`, async ({ apply, page, values }) => {
    const answers = answered(values)
    const steps = visibleSteps({ ...factsOfFlow[flow], identityData: answers.identityData ?? false })
    for (const { step } of steps) {
      await apply.resumeAtStepOf(flow, step, answers)
      expect(await waysOutOf(page, step), step).toEqual([])
    }
  })

test('who may buy electricity elsewhere, or has facilities to declare, is told so at a kiosk without a way there', async ({
  apply,
  page,
  values,
}) => {
  const { landing, commercialPremises: premises } = apply
  await landing.open('/open-account/commercial/personal?mode=kiosk&token=kiosk-token-1')
  await landing.start()
  await premises.giveShop(values.address('premises.contestable'), 'Temporary')
  await expect(premises.contestableNotice).toBeVisible()
  await expect(page.getByText('are declared with a form')).toBeVisible()
  expect(await waysOutOf(page, 'premises')).toEqual([])
})

test('whoever pays at a kiosk meets no way out of the application', async ({ apply, page, values }) => {
  const kiosk = new Kiosk(page)
  await apply.resumeAtPayment({
    address: values.address('premises.shophouse'),
    person: person({ nric: values.of('customer.new'), email: values.of('email.free') }),
    atKiosk: true,
    redirect: '/payment',
  })
  expect(await waysOutOf(page, 'payment')).toEqual([])
  await apply.payment.payButton.waitFor()
  await apply.payment.agree.check()
  await apply.payment.payButton.click()
  const terminal = new KioskPayment(page)
  await terminal.arrive()
  expect(await kiosk.waysOutBehindDialogs()).toEqual([])
  await terminal.goToTerminal()
  await terminal.terminal.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await kiosk.waysOutBehindDialogs()).toEqual([])
})
