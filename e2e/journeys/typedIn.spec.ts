import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test('a resident types everything in and opens an account', async ({ apply, values, world }) => {
  await apply.landing.startAtHome()
  await apply.premises.give({ address: values.address('premises.flat') })
  await apply.premises.next()
  await apply.particulars.give(person({ nric: values.of('customer.new') }))
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await apply.review.submit()

  await expect(apply.thankYou.heading).toBeVisible()
  await expect(apply.thankYou.applicationId).toBeVisible()
  await expect(apply.thankYou.appointment).toContainText('Tue, 02 Mar 2027')
  await expect(apply.thankYou.receipt).toContainText('LORONG 2 TOA PAYOH')
  expect(await world.decidedBy('/v1/transaction/submit')).toEqual(['submit.accepted'])
})
