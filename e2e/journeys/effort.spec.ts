import type { Application } from '../application.ts'
import { countEffort, type Effort } from '../effort.ts'
import { picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { Thumb } from '../thumb.ts'
import type { Address } from '../values.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** The goals of the project for taps and characters, from the landing page to the thank-you page. */
const goals = {
  myinfo: { taps: 21, presses: 22, characters: 14 },
  typed: { taps: 32, presses: 31, characters: 88 },
} as const satisfies Readonly<Record<string, Effort>>

/** Prints what an application took, and holds it to its goal. */
const expectEffort = (name: string, { taps, presses, characters }: Effort, goal: Effort) => {
  const text = `${taps} taps (goal ${goal.taps}) and ${characters} characters (goal ${goal.characters})`
  console.log(`Effort, ${name}: ${text}; ${presses} presses with the choices in the phone's own lists`)
  expect(taps, `taps of ${name}`).toBeLessThanOrEqual(goal.taps)
  expect(presses, `presses of ${name}, with those in the phone's own lists`).toBeLessThanOrEqual(goal.presses)
  expect(characters, `characters of ${name}`).toBeLessThanOrEqual(goal.characters)
}

/** Starts the application of a resident who owns the home at this address, up to the personal information. */
const reachParticulars = async ({ landing, premises }: Application, thumb: Thumb, address: Address) => {
  const field = (label: string) => premises.field(label, premises.premisesAddress)
  await landing.open()
  await thumb.tap(landing.choice('Residential Premises'))
  await thumb.tap(landing.choice('Personal Name'))
  await expect(landing.startButton).toBeInViewport()
  await thumb.tap(landing.startButton)

  await thumb.type(field('Postal Code'), address.postalCode)
  await thumb.type(field('House / Block No.'), address.block)
  await thumb.type(field('Floor'), address.floor)
  await thumb.type(field('Unit'), address.unit)
  await thumb.tap(premises.page.getByRole('radio', { name: 'Owner' }))
  await thumb.choose(premises.field('Use Of Premises'), 'HDB 3-5 rooms')
  await expect(premises.addressFound).toBeVisible()
  await thumb.tap(premises.nextButton)
}

test('a resident with Myinfo opens an account on a phone with at most 21 taps and 14 characters', async ({
  apply,
  page,
  values,
}) => {
  const effort = await countEffort(page)
  const thumb = new Thumb(page)
  const { particulars, utilities, review } = apply

  await reachParticulars(apply, thumb, values.address('premises.flat'))

  await thumb.tap(page.getByRole('button', { name: 'Use Myinfo' }))
  await thumb.tap(particulars.dialog.getByRole('button', { name: 'I want to use Myinfo' }))
  await thumb.tap(page.getByRole('button', { name: /Tan Ah Kow/ }))
  await thumb.tap(particulars.salutation('mr'))
  await thumb.tap(particulars.nextButton)

  await thumb.tap(utilities.nextAvailable.first())
  await expect(utilities.timeslots.first()).toBeInViewport()
  await thumb.tap(utilities.timeslots.first())
  await thumb.tap(utilities.nextButton)

  await thumb.tap(review.agree)
  await thumb.tap(review.submitButton)
  await thumb.tap(review.dialog.getByRole('button', { name: 'Confirm' }))
  await expect(apply.thankYou.heading).toBeFocused()
  expectEffort('a resident with Myinfo', effort(), goals.myinfo)
})

test('a resident who types, with bills by e-mail, needs at most 32 taps and 88 characters on a phone', async ({
  apply,
  page,
  values,
  world,
}) => {
  const effort = await countEffort(page)
  const thumb = new Thumb(page)
  const { particulars, utilities, review } = apply
  const { name, nric, issued, born, email, mobile } = person({ nric: values.of('customer.new') })

  await reachParticulars(apply, thumb, values.address('premises.flat'))

  await thumb.tap(page.getByRole('button', { name: 'Enter Details Manually here' }))
  await thumb.tap(particulars.salutation('mr'))
  await thumb.type(particulars.field('Name'), name)
  await thumb.type(particulars.field('NRIC / FIN'), nric)
  await thumb.type(particulars.field('Date of Issue'), issued.replaceAll('/', ''))
  await thumb.type(particulars.field('Date of Birth'), born.replaceAll('/', ''))
  await thumb.tap(page.getByRole('radio', { name: 'Chinese' }))
  for (const side of [nricFront, nricBack]) {
    await thumb.chooseFile(particulars.uploads.picker(side), picture(`${side.replaceAll(/\W/g, '')}.png`))
    await expect(particulars.uploads.row(side)).toContainText('Uploaded')
  }
  await thumb.type(particulars.field('Email'), email)
  await thumb.type(particulars.field('Mobile Number'), mobile)
  await thumb.tap(particulars.nextButton)

  await thumb.tap(utilities.nextAvailable.first())
  await thumb.tap(utilities.timeslots.first())
  await thumb.tap(utilities.emailBill)
  await thumb.tap(page.getByRole('button', { name: 'Request OTP' }))
  await expect(utilities.oneTimePassword).toBeFocused()
  await thumb.typeOn(await world.oneTimePassword(email))
  await expect(page.getByText('Email address verified')).toBeVisible()
  await thumb.tap(utilities.nextButton)

  await thumb.tap(review.agree)
  await thumb.tap(review.submitButton)
  await thumb.tap(review.dialog.getByRole('button', { name: 'Confirm' }))
  await expect(apply.thankYou.heading).toBeFocused()
  expectEffort('a resident who types, with e-bill', effort(), goals.typed)
})
