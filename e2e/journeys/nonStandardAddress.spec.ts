import { expect, test } from '../fixtures.ts'
import { pdf } from '../files.ts'
import { person } from '../people.ts'

const description = 'Street light 12, opposite block 145 of Lorong 2 Toa Payoh'

test('whoever does not find the address three times describes the premises and proves where they are', async ({
  apply,
  values,
}) => {
  const { premises } = apply
  await apply.landing.startAtHome()
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await expect(premises.dialogCalled('The address cannot be found')).toBeVisible()
  await premises.answerDialog('Continue')
  await premises.description.fill(description)
  await premises.typeMailingAddress(values.address('premises.elsewhere'))
  await premises.sayHowUsed()
  await premises.next()

  await apply.particulars.give(person({ nric: values.of('customer.new') }))
  await apply.particulars.next()

  await expect(apply.utilities.nextButton).toBeDisabled()
  await expect(apply.utilities.stillNeeded).toContainText('Proof of Premise')
  await apply.utilities.uploads.upload('Proof of Premise', pdf('site plan.pdf'))
  await expect(apply.utilities.nextAvailable.first()).toHaveText('Tue 09 Mar')
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()

  await expect(apply.review.section('Premises')).toContainText(description)
  await expect(apply.review.section('Premises')).toContainText('TAMPINES STREET 21')
  await apply.review.submit()
  await expect(apply.thankYou.heading).toBeVisible()
})

test('whoever closes the prompt of an unknown address starts over with the premises type chosen', async ({
  apply,
  values,
}) => {
  const { premises } = apply
  await apply.landing.startAtHome()
  await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
  await premises.answerDialog('Close')

  await expect(apply.page).toHaveURL(/\/open-account\/residential$/)
  await expect(apply.landing.choice('Residential Premises')).toBeChecked()
})
