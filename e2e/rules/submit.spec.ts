import type { Page } from '@playwright/test'
import type { Application } from '../application.ts'
import { expectFocusedInView } from '../expectFocusedInView.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import type { Values } from '../values.ts'

/** Submits a complete application with this e-mail. */
const submitAs = async (apply: Application, values: Values, email: string) => {
  await apply.submitAtHome({
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email }),
  })
}

/** Lets the next submission reach the service, and drops its answer. */
const loseOneAnswer = (page: Page) =>
  page.route(
    '**/v1/transaction/submit',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('an applicant chooses another date after the submission refuses the first @narrow', async ({
  apply,
  values,
}) => {
  await submitAs(apply, values, values.of('submit.date-pool'))

  await apply.review.answerDialog('Continue')
  await expectFocusedInView(apply.utilities.nextAvailable.first())
  await expect(apply.utilities.timeslots).toHaveCount(0)
  await apply.utilities.nextAvailable.nth(1).click()
  await apply.utilities.timeslots.first().check()
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.appointment).toContainText('Wed, 03 Mar 2027')
})

test('an applicant chooses another timeslot of the same date after losing the first @narrow', async ({
  apply,
  values,
}) => {
  await submitAs(apply, values, values.of('submit.slot-lost'))

  await expect(apply.review.dialog).toContainText('Please select new timeslot')
  await apply.review.answerDialog('Continue')
  await expectFocusedInView(apply.utilities.timeslots.first())
  await expect(apply.utilities.timeslots).toHaveCount(2)
  await apply.utilities.timeslots.first().check()
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.appointment).toContainText('Tue, 02 Mar 2027')
})

test('an application changed after a lost answer continues with the received answers', async ({
  apply,
  values,
  world,
  page,
}) => {
  world.allowBrokenRules('the page does not know that it was accepted', 'submit.once', 'submit.final')
  const { name } = person({ nric: values.of('customer.new'), email: values.of('email.free') })
  await loseOneAnswer(page)
  await submitAs(apply, values, values.of('email.free'))
  await expect(apply.review.dialog).toContainText(
    'The connection was lost. Your answers are kept. Please submit again: no second account will be opened.',
  )
  await apply.review.answerDialog('Continue')
  await apply.review.change('Personal Information')
  await apply.particulars.field('Name').fill('Lim Bee Hoon')
  await apply.particulars.next()
  await expect(apply.review.section('Personal Information')).toContainText('Lim Bee Hoon')
  await apply.review.submit()

  await expect(apply.review.dialog).toContainText(
    'Your application was received before you changed your answers. They are shown as you submitted them then',
  )
  await apply.review.answerDialog('Continue')
  await expect(apply.review.section('Personal Information')).toContainText(name)
  await apply.review.submit()

  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.rulesOf('/v1/transaction/submit')).toEqual([
    'submit.accepted',
    'submit.already-submitted',
    'submit.repeated',
  ])
})
