import type { Locator } from '@playwright/test'
import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import type { Values } from '../values.ts'

// A link that names a field leads to where it can be seen, on wide screens and on phones.

const email = 'bills@example.com'

/** A resident at the turn-on details, with this e-mail. */
const atUtilities = async (apply: Application, values: Values, address = email) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email: address }),
  })
  await apply.utilities.chooseFirstAppointment()
}

const expectInSight = async (field: Locator) => {
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
}

test('Change Email leads to the e-mail, in sight @narrow', async ({ apply, values }) => {
  await atUtilities(apply, values)
  await apply.utilities.emailBill.check()
  await apply.utilities.changeEmail.click()
  await expectInSight(apply.particulars.field('Email'))
})

test('Verify your email address leads to the OTP, in sight @narrow', async ({ apply, values }) => {
  await atUtilities(apply, values)
  await apply.utilities.emailBill.check()
  await apply.utilities.next()
  await apply.review.agree.check()
  await apply.review.problem.getByRole('link').click()
  await expectInSight(apply.page.getByRole('button', { name: 'Request OTP' }))
})

test('a refused date leads to the date, in sight @narrow', async ({ apply, values }) => {
  await atUtilities(apply, values, values.of('submit.date-pool'))
  await apply.utilities.next()
  await apply.review.submit()
  await apply.review.answerDialog('Continue')
  await expectInSight(apply.utilities.turnOnDate)
})

test('a timeslot that is lost leads to the timeslots, in sight @narrow', async ({ apply, values }) => {
  await atUtilities(apply, values, values.of('submit.slot-lost'))
  await apply.utilities.next()
  await apply.review.submit()
  await apply.review.answerDialog('Continue')
  await expectInSight(apply.utilities.timeslots.first())
})

test('a section of the review that is changed begins at its heading, in sight @narrow', async ({
  apply,
  values,
}) => {
  await atUtilities(apply, values)
  await apply.utilities.next()
  await apply.page.getByRole('link', { name: 'Change Premises' }).click()
  await expectInSight(apply.page.getByRole('heading', { level: 1, name: 'Your Premises' }))
})
