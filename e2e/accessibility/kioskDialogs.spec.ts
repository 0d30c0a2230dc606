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

/** The smallest height of a touch target at a kiosk, in pixels. */
const touchTarget = 60

test.beforeEach(async ({ context }) => {
  await offerLinks(context, everyLink)
})

/** The buttons of the device bar, which is above every dialog. */
const deviceButtons = [/Large text$/, /High contrast$/, /Keyboard$/, 'End Session'] as const

/** Expects an open dialog with this text, exactly these buttons, no link, and touch targets of full size. */
const expectDialog = async (page: Page, state: string, text: string, buttons: readonly string[]) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text)
  await expect(dialog.getByRole('button')).toHaveText([...buttons, ...deviceButtons])
  await expect(dialog.getByRole('link')).toHaveCount(0)
  for (const button of await dialog.getByRole('button').all())
    expect(
      (await button.boundingBox())?.height,
      `${state}: height of ${await button.textContent()}`,
    ).toBeGreaterThanOrEqual(touchTarget)
  await expectAccessible(page, state)
}

const startButton = 'Go back to open account screen'
const expectLandingPage = async ({ landing, page }: Application) => {
  await expect(page).toHaveURL(/\/open-account\/?\?mode=kiosk$/)
  await expect(landing.startButton).toBeVisible()
}

/** Each reason that stops a person, with the text at a kiosk, where phone numbers and links are plain text. */
const blocks = [
  ['customer.failing', 'There was a problem on checking eligibility'],
  ['customer.missed-appointment', 'Please reschedule it before you open an account.'],
  ['customer.disconnected', 'Customer line: 1800 2222 333'],
  ['customer.active-account', 'There is an active utilities account under your name'],
  ['customer.no-gas', 'Gas company: 1800 555 1661'],
] as const

test('the dialogs that stop a person at a kiosk are accessible and have no link', async ({
  apply,
  page,
  values,
}) => {
  const { particulars } = apply
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
    occupancy: 'tenant',
    atKiosk: true,
  })
  for (const [id, text] of blocks) {
    await particulars.field('NRIC / FIN').fill(values.of(id))
    await particulars.next()
    await expectDialog(page, id, text, id === 'customer.failing' ? ['Close', 'Try again'] : ['Close'])
    await particulars.answerDialog('Close')
  }
  await particulars.field('NRIC / FIN').fill(values.of('customer.third-account'))
  await particulars.next()
  await expectDialog(page, 'third account', 'the signed tenancy agreement', [startButton])
  await particulars.answerDialog(startButton)
  await expectLandingPage(apply)
})

const companyBlocks = [
  ['company.eligibility-failing', 'There was a problem on checking eligibility'],
  ['company.missed-appointment', 'Please reschedule it before you open an account.'],
  ['company.disconnected', 'Customer line: 1800 2222 333'],
  ['company.active-account', 'There is an active utilities account under your company name'],
  ['company.no-gas', 'Gas company: 1800 555 1661'],
] as const

test('the dialogs that stop a company at a kiosk are accessible and have no link @night', async ({
  apply,
  page,
  values,
}) => {
  const { companyParticulars: particulars } = apply
  await apply.resumeAtStepOf('commercial/company', 'particulars', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
    services: { electricity: true, water: true, gas: true },
    atKiosk: true,
  })
  for (const [id, text] of companyBlocks) {
    await particulars.typeRegisteredUen(values.of(id))
    await particulars.next()
    const buttons = id === 'company.eligibility-failing' ? ['Close', 'Try again'] : ['Close']
    await expectDialog(page, id, text, buttons)
    await particulars.answerDialog('Close')
  }
})

test('the dialogs about a wrong address at a kiosk are accessible and have no link', async ({
  apply,
  page,
  values,
}) => {
  const { premises } = apply
  await new Kiosk(page).startAtHome()
  await premises.fillIn({ address: values.address('premises.invalid') })
  await premises.next()
  await expectDialog(page, 'invalid', 'You have entered an invalid premises.', ['Close'])
  await premises.answerDialog('Close')
  await premises.typeUnknownAddress(values.address('premises.failing'))
  await expectDialog(page, 'look-up failed', 'There was a problem retrieving premises street name', [
    'Close',
    'Try again',
  ])
  await premises.answerDialog('Close')
})

test('the description of premises at a kiosk is accessible after failed look-ups', async ({
  apply,
  page,
  values,
}) => {
  const { premises } = apply
  await new Kiosk(page).startAtHome()
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await expectDialog(page, 'not found', 'There may be one of these reasons:', ['Close', 'Continue'])
  await premises.answerDialog('Continue')
  await expect(premises.description).toBeVisible()
  await premises.next()
  await expect(premises.errorSummary).toBeVisible()
  await expectAccessible(page, 'to be described, with errors')
})

/** Each refusal of a submission, with its text and its buttons. */
const refusals = [
  ['submit.pending', 'An application for these premises is being processed.', ['Cancel', 'Continue']],
  ['submit.calendar-error', 'Please select another date.', ['Continue']],
  ['submit.failing', 'An error occured', ['Continue']],
  ['submit.slot-lost', 'Please select new timeslot', ['Continue']],
  ['submit.duplicate', 'There is an application for these premises already.', [startButton]],
] as const

const shopOf = (values: Values, email: string) => ({
  address: values.address('premises.shophouse'),
  person: person({ nric: values.of('customer.new'), email }),
  atKiosk: true,
  redirect: '/payment',
})

test('the dialogs about a refused submission at a kiosk are accessible and have no link @night', async ({
  apply,
  page,
  values,
}) => {
  const { payment } = apply
  for (const [id, text, buttons] of refusals) {
    await apply.resumeAtPayment(shopOf(values, values.of(id)))
    await payment.submit()
    await expect(payment.dialogCalled('Error')).toBeVisible()
    await expectDialog(page, id, text, buttons)
  }
  await payment.answerDialog(startButton)
  await expectLandingPage(apply)
})
