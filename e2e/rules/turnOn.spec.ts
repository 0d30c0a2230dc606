import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test('an application without an available day ends with the reason', async ({ apply, values }) => {
  await apply.resumeAt('utilities', {
    address: values.address('calendar.none'),
    person: person({ nric: values.of('customer.new') }),
  })

  await expect(apply.utilities.dialog).toContainText(
    'We are unable to proceed as there is no available appointment date for your application. Please chat with our officers via our SP App for assistance.',
  )
  await apply.utilities.answerDialog('End Session')
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})

test('the only timeslot of a day is selected automatically', async ({ apply, values }) => {
  await apply.resumeAt('utilities', {
    address: values.address('timeslots.one'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.utilities.nextAvailable.first().click()

  await expect(apply.utilities.chosenTimeslot).toHaveCount(1)
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.heading).toBeVisible()
})

test('an applicant chooses another timeslot after another applicant took the first', async ({
  apply,
  values,
}) => {
  await apply.resumeAt('utilities', {
    address: values.address('timeslots.taken-in-between'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()

  await expect(apply.utilities.dialog).toContainText('Please select new timeslot')
  await apply.utilities.answerDialog('Close')
  await expect(apply.utilities.timeslots).toHaveCount(2)
  await expect(apply.utilities.chosenTimeslot).toHaveCount(0)
  await apply.utilities.timeslots.first().check()
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.heading).toBeVisible()
})

test('Sundays, public holidays and days too far ahead show why they are unavailable', async ({
  apply,
  values,
}) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  const reasons = {
    '07/03/2027': 'Not available: Sunday. The next available day is Mon, 08 Mar 2027.',
    '10/03/2027':
      'Not available: public holiday, Hari Raya Puasa. The next available day is Thu, 11 Mar 2027.',
    '05/04/2027': 'Not available: more than 30 days ahead.',
  }
  for (const [date, reason] of Object.entries(reasons)) {
    await apply.utilities.turnOnDate.fill(date)
    await apply.utilities.turnOnDate.blur()
    await expect(apply.utilities.turnOnDate).toHaveAccessibleDescription(new RegExp(reason))
  }
})

test('the first day is the day on which the present account ends', async ({ apply, values }) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.terminate-date'),
    person: person({ nric: values.of('customer.new') }),
  })

  await expect(apply.utilities.nextAvailable.first()).toHaveText('Thu 11 Mar')
})
