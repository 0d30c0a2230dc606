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

test('a tenant with a third account returns to the start', async ({ apply, values }) => {
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.third-account') }),
    occupancy: 'tenant',
  })
  await apply.particulars.next()

  await expect(apply.particulars.dialogCalled('3rd account within 6 months')).toBeVisible()
  await apply.particulars.answerDialog('Go back to open account screen')
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})

const refusals = [
  {
    who: 'who missed an appointment',
    id: 'customer.missed-appointment',
    dialog: 'Missed appointment',
    needed: 'Cannot continue due to missed appointment',
  },
  {
    who: 'whose supply was disconnected',
    id: 'customer.disconnected',
    dialog: 'Supply disconnected',
    needed: 'Cannot continue due to disconnected',
  },
  {
    who: 'who has an active account at the premises',
    id: 'customer.active-account',
    dialog: 'Active account',
    needed: 'Cannot continue due to an active account under your name',
  },
] as const

for (const { who, id, dialog, needed } of refusals) {
  test(`a person ${who} cannot continue, and another person can`, async ({ apply, values }) => {
    const { particulars } = apply
    await apply.resumeAt('particulars', {
      address: values.address('premises.flat'),
      person: person({ nric: values.of(id) }),
    })
    await particulars.next()

    await expect(particulars.dialogCalled(dialog)).toBeVisible()
    await particulars.answerDialog('Close')
    await expect(particulars.stillNeeded).toContainText(needed)
    await expect(particulars.nextButton).toBeDisabled()

    await particulars.field('NRIC / FIN').fill(values.of('customer.new'))
    await particulars.next()
    await expect(apply.utilities.turnOnDate).toBeVisible()
  })
}

test('an active account refuses gas first, and refuses the application without gas too', async ({
  apply,
  values,
}) => {
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.no-gas') }),
  })
  await apply.particulars.next()

  await expect(apply.particulars.dialogCalled('Gas')).toBeVisible()
  await apply.particulars.answerDialog('Close')
  await apply.particulars.back()
  await apply.premises.service('Gas').uncheck()
  await apply.premises.next()
  await apply.particulars.next()
  await expect(apply.particulars.dialogCalled('Active account')).toBeVisible()
})
