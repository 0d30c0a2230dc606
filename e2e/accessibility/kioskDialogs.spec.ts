import type { Page } from '@playwright/test'
import type { Application } from '../application.ts'
import { everyLink, offerLinks } from '../externalLinks.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import { Kiosk } from '../screens/kiosk.ts'
import type { Values } from '../values.ts'
import { expectAccessible } from './expectAccessible.ts'

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })

/** A target that a finger finds at a kiosk. Pixels. */
const finger = 60

test.beforeEach(async ({ context }) => {
  await offerLinks(context, everyLink)
})

/** What the device itself offers over every dialog. */
const ofDevice = [/Large text$/, /High contrast$/, /Keyboard$/, 'End Session'] as const

/** The dialog that is open says this, offers these ways and no other, and a finger finds each of them. */
const expectDialog = async (page: Page, what: string, words: string, ways: readonly string[]) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words)
  await expect(dialog.getByRole('button')).toHaveText([...ways, ...ofDevice])
  await expect(dialog.getByRole('link')).toHaveCount(0)
  for (const button of await dialog.getByRole('button').all())
    expect((await button.boundingBox())?.height, what).toBeGreaterThanOrEqual(finger)
  await expectAccessible(page, what)
}

const start = 'Go back to open account screen'
const expectStart = async ({ landing, page }: Application) => {
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
  await expect(landing.startButton).toBeVisible()
}

/** What stands in the way of somebody, and what is read of it where no number is called and no link leads out. */
const blocks = [
  ['customer.failing', 'There was a problem on checking eligibility'],
  ['customer.missed-appointment', 'Please reschedule it before you open an account.'],
  ['customer.disconnected', 'Customer line: 1800 2222 333'],
  ['customer.active-account', 'There is an active utilities account under your name'],
  ['customer.no-gas', 'Gas company: 1800 555 1661'],
] as const

test('everybody can read at a kiosk why a person cannot go on', async ({ apply, page, values }) => {
  const { particulars } = apply
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    occupancy: 'tenant',
    atKiosk: true,
  })
  for (const [id, words] of blocks) {
    await particulars.field('NRIC / FIN').fill(values.of(id))
    await particulars.next()
    await expectDialog(page, id, words, ['Close'])
    await particulars.answerDialog('Close')
  }
  await particulars.field('NRIC / FIN').fill(values.of('customer.third-account'))
  await particulars.next()
  await expectDialog(page, 'third account', 'the signed tenancy agreement', [start])
  await particulars.answerDialog(start)
  await expectStart(apply)
})

const companyBlocks = [
  ['company.eligibility-failing', 'There was a problem on checking eligibility'],
  ['company.missed-appointment', 'Please reschedule it before you open an account.'],
  ['company.disconnected', 'Customer line: 1800 2222 333'],
  ['company.active-account', 'There is an active utilities account under your company name'],
  ['company.no-gas', 'Gas company: 1800 555 1661'],
] as const

test('everybody can read at a kiosk why a company cannot go on @night', async ({ apply, page, values }) => {
  const { companyParticulars: particulars } = apply
  await apply.resumeAtStepOf('commercial/company', 'particulars', {
    address: values.address('premises.flat'),
    by: company({ uen: values.of('company.live') }),
    services: { electricity: true, water: true, gas: true },
    atKiosk: true,
  })
  for (const [id, words] of companyBlocks) {
    await particulars.typeRegisteredUen(values.of(id))
    await particulars.next()
    await expectDialog(page, id, words, ['Close'])
    await particulars.answerDialog('Close')
  }
})

test('everybody can read at a kiosk what is wrong with an address', async ({ apply, page, values }) => {
  const { premises } = apply
  await new Kiosk(page).startAtHome()
  await premises.give({ address: values.address('premises.invalid') })
  await premises.next()
  await expectDialog(page, 'invalid', 'You have entered an invalid premises.', ['Close'])
  await premises.answerDialog('Close')
  await premises.typeUnknownAddress(values.address('premises.failing'))
  await expectDialog(page, 'look-up failed', 'There was a problem retrieving premises street name', ['Close'])
  await premises.answerDialog('Close')
})

test('everybody can describe premises at a kiosk that are not found', async ({ apply, page, values }) => {
  const { premises } = apply
  await new Kiosk(page).startAtHome()
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await expectDialog(page, 'not found', 'There may be one of these reasons:', ['Close', 'Continue'])
  await premises.answerDialog('Continue')
  await expect(premises.description).toBeVisible()
  await premises.next()
  await expect(premises.problems).toBeVisible()
  await expectAccessible(page, 'to be described, with errors')
})

/** How a submission is refused, and the ways on. */
const refusals = [
  ['submit.pending', 'An application for these premises is being processed.', ['Cancel', 'Continue']],
  ['submit.calendar-error', 'Please select another date.', ['Continue']],
  ['submit.failing', 'An error occured', ['Continue']],
  ['submit.slot-lost', 'Please select new timeslot', ['Continue']],
  ['submit.duplicate', 'There is an application for these premises already.', [start]],
] as const

const shopOf = (values: Values, email: string) => ({
  address: values.address('premises.shophouse'),
  person: person({ nric: values.of('customer.new'), email }),
  atKiosk: true,
  redirect: '/payment',
})

test('everybody can read at a kiosk why a submission is refused @night', async ({ apply, page, values }) => {
  const { payment } = apply
  for (const [id, words, ways] of refusals) {
    await apply.resumeAtPayment(shopOf(values, values.of(id)))
    await payment.submit()
    await expect(payment.dialogCalled('Error')).toBeVisible()
    await expectDialog(page, id, words, ways)
  }
  await payment.answerDialog(start)
  await expectStart(apply)
})
