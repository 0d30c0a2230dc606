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
  await world.turnOnFlag('oa-livechat')
})

/** A home whose owner has to prove the ownership. */
const home = (values: Values) => ({
  address: values.address('premises.flat'),
  ownershipProofRequired: true,
  atKiosk: true,
})

/** A shop with every optional question. */
const shop = (values: Values) =>
  ({
    address: values.address('premises.contestable'),
    usage: 'temporary',
    cooling: true,
    atKiosk: true,
  }) satisfies Partial<ReviewedAnswers>

const somePerson = (values: Values) => person({ nric: values.of('customer.new') })
const someCompany = (values: Values) => company({ uen: values.of('company.live') })

interface Applicant {
  readonly who: string
  readonly flow: ReviewedFlow
  readonly answersOf: (values: Values) => ReviewedAnswers
}

const applicants: readonly Applicant[] = [
  {
    who: 'a company without identity data, for a home',
    flow: 'residential/company',
    answersOf: values => ({ ...home(values), applicant: someCompany(values) }),
  },
  {
    who: 'a company with identity data, for a home',
    flow: 'residential/company',
    answersOf: values => ({ ...home(values), applicant: someCompany(values), identityData: true }),
  },
  {
    who: 'a person, for a shop',
    flow: 'commercial/personal',
    answersOf: values => ({ ...shop(values), applicant: somePerson(values) }),
  },
  {
    who: 'a company without identity data, for a shop',
    flow: 'commercial/company',
    answersOf: values => ({ ...shop(values), applicant: someCompany(values) }),
  },
  {
    who: 'a company with identity data, for a shop',
    flow: 'commercial/company',
    answersOf: values => ({ ...shop(values), applicant: someCompany(values), identityData: true }),
  },
]

/** The external addresses on the open page and in its dialogs. */
const externalAddressesOn = async (page: Page, step: string): Promise<readonly string[]> => {
  await expect(page).toHaveURL(new RegExp(`/${step}(\\?.*)?$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please wait..')).toHaveCount(0)
  return new Kiosk(page).externalAddressesInDialogs()
}

test('the landing page has external links on a desktop and none at a kiosk', async ({ apply, page }) => {
  const kiosk = new Kiosk(page)
  await apply.landing.open('/open-account/commercial/personal')
  await expect(apply.landing.startButton).toBeEnabled()
  expect(await kiosk.externalAddressesInDialogs()).toEqual(
    expect.arrayContaining([`${otherSite}/chat`, `${otherSite}/myinfo`, 'tel:18005551661']),
  )
  await kiosk.open()
  await expect(apply.landing.startButton).toBeVisible()
  await expect(page.getByText('1800 555 1661')).toBeVisible()
  expect(await externalAddressesOn(page, 'open-account')).toEqual([])
})

test('no step for a person at home has an external link at a kiosk', async ({ apply, page, values }) => {
  for (const { step } of flows['residential/personal']) {
    await apply.resumeAt(step, {
      address: values.address('premises.flat'),
      person: somePerson(values),
      atKiosk: true,
    })
    expect(await externalAddressesOn(page, step), `external addresses on ${step}`).toEqual([])
  }
})

for (const { who, flow, answersOf } of applicants)
  test(`no step for ${who} has an external link at a kiosk`, async ({ apply, page, values }) => {
    const answers = answersOf(values)
    const steps = visibleSteps({ ...factsOfFlow[flow], identityData: answers.identityData ?? false })
    for (const { step } of steps) {
      await apply.resumeAtStepOf(flow, step, answers)
      expect(await externalAddressesOn(page, step), `external addresses on ${step}`).toEqual([])
    }
  })

test('notices about retailers and sanitary facilities have no link at a kiosk', async ({
  apply,
  page,
  values,
}) => {
  const { landing, commercialPremises: premises } = apply
  await landing.open('/open-account/commercial/personal?mode=kiosk&token=kiosk-token-1')
  await landing.start()
  await premises.fillInShop(values.address('premises.contestable'), 'Temporary')
  await expect(premises.contestableNotice).toBeVisible()
  await expect(page.getByText('are declared with a form')).toBeVisible()
  expect(await externalAddressesOn(page, 'premises')).toEqual([])
})

test('the payment at a kiosk has no external link', async ({ apply, page, values }) => {
  const kiosk = new Kiosk(page)
  await apply.resumeAtPayment({
    address: values.address('premises.shophouse'),
    person: person({ nric: values.of('customer.new'), email: values.of('email.free') }),
    atKiosk: true,
    redirect: '/payment',
  })
  expect(await externalAddressesOn(page, 'payment')).toEqual([])
  await apply.payment.payButton.waitFor()
  await apply.payment.agree.check()
  await apply.payment.payButton.click()
  const terminal = new KioskPayment(page)
  await terminal.waitUntilOpen()
  expect(await kiosk.externalAddressesInDialogs()).toEqual([])
  await terminal.goToTerminal()
  await terminal.terminal.payWith(values.of('payment.success'))
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await kiosk.externalAddressesInDialogs()).toEqual([])
})
