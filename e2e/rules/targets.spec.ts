import type { Locator } from '@playwright/test'
import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import type { Values } from '../values.ts'

// A link to a field scrolls the field into view, on wide screens and on phones.

const email = 'bills@example.com'

/** Opens the utilities step of a resident with this e-mail and a chosen appointment. */
const openUtilities = async (apply: Application, values: Values, address = email) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email: address }),
  })
  await apply.utilities.chooseFirstAppointment()
}

const expectFocusedInView = async (field: Locator) => {
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
}

test('Change Email moves the focus to the visible e-mail field @narrow', async ({ apply, values }) => {
  await openUtilities(apply, values)
  await apply.utilities.emailBill.check()
  await apply.utilities.changeEmail.click()
  await expectFocusedInView(apply.particulars.field('Email'))
})

test('Verify your email address moves the focus to the visible OTP button @narrow', async ({
  apply,
  values,
}) => {
  await openUtilities(apply, values)
  await apply.utilities.emailBill.check()
  await apply.utilities.next()
  await apply.review.agree.check()
  await apply.review.emailProblem.getByRole('link').click()
  await expectFocusedInView(apply.page.getByRole('button', { name: 'Request OTP' }))
})

test('a refused date moves the focus to the visible date field @narrow', async ({ apply, values }) => {
  await openUtilities(apply, values, values.of('submit.date-pool'))
  await apply.utilities.next()
  await apply.review.submit()
  await apply.review.answerDialog('Continue')
  await expectFocusedInView(apply.utilities.turnOnDate)
})

test('a lost timeslot moves the focus to the visible timeslots @narrow', async ({ apply, values }) => {
  await openUtilities(apply, values, values.of('submit.slot-lost'))
  await apply.utilities.next()
  await apply.review.submit()
  await apply.review.answerDialog('Continue')
  await expectFocusedInView(apply.utilities.timeslots.first())
})

test('a Change link of the review moves the focus to the visible heading of its step @narrow', async ({
  apply,
  values,
}) => {
  await openUtilities(apply, values)
  await apply.utilities.next()
  await apply.page.getByRole('link', { name: 'Change Premises' }).click()
  await expectFocusedInView(apply.page.getByRole('heading', { level: 1, name: 'Your Premises' }))
})
