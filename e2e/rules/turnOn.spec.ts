import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

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
