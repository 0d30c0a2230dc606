import { expect, test } from '../fixtures.ts'
import { pdf } from '../files.ts'
import { person } from '../people.ts'

test('an owner with a third account uploads a proof of ownership', async ({ apply, values }) => {
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.third-account') }),
    occupancy: 'owner',
  })
  await apply.particulars.next()

  await expect(apply.utilities.stillNeeded).toContainText('Proof of Ownership')
  await apply.utilities.uploads.upload('Proof of Ownership', pdf('property tax.pdf'))
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.heading).toBeVisible()
})

test('a person who has an active account at the premises cannot continue, and another person can', async ({
  apply,
  values,
}) => {
  const { particulars } = apply
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.active-account') }),
  })
  await particulars.next()

  await expect(particulars.dialogCalled('Active account')).toBeVisible()
  await particulars.answerDialog('Close')
  await expect(particulars.stillNeeded).toContainText(
    'Cannot continue due to an active account under your name',
  )
  await expect(particulars.nextButton).toBeDisabled()

  await particulars.field('NRIC / FIN').fill(values.of('customer.new'))
  await particulars.next()
  await expect(apply.utilities.turnOnDate).toBeVisible()
})
