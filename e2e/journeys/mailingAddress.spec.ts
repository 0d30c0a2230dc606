import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test('post can go to another address than that of the premises', async ({ apply, values }) => {
  await apply.landing.startAtHome()
  await apply.premises.give({
    address: values.address('premises.condominium'),
    mailingAddress: values.address('premises.elsewhere'),
    occupancy: 'Tenant',
    use: 'Condominium/private apartment',
  })
  await apply.premises.next()
  await apply.particulars.give(person({ nric: values.of('customer.new') }))
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()

  await expect(apply.review.section('Premises')).toContainText('TANGLIN ROAD')
  await expect(apply.review.section('Premises')).toContainText('TAMPINES STREET 21')
  await apply.review.submit()
  await expect(apply.thankYou.heading).toBeVisible()
})
