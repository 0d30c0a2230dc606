import { expect, test } from '../fixtures.ts'
import { pdf } from '../files.ts'
import { person } from '../people.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('utilities step', { tag: '@narrow' }, () => {
  test('the utilities step is accessible empty, with errors and filled in', async ({
    apply,
    page,
    values,
  }) => {
    const { utilities } = apply
    await apply.resumeAt('utilities', {
      address: values.address('calendar.meter-readings'),
      person: person({ nric: values.of('customer.new') }),
    })
    await expect(utilities.nextAvailable.first()).toBeVisible()
    await utilities.showDates()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page, 'empty')
    await utilities.turnOnDate.fill('07/03/2027')
    await utilities.turnOnDate.blur()
    await expectAccessible(page, 'a Sunday')
    await utilities.chooseFirstAppointment()
    for (const service of ['Electricity', 'Water']) {
      await utilities.uploads.upload(`${service} Meter Reading`, pdf(`${service}.pdf`))
    }
    await utilities.next()
    await expect(utilities.errorSummary).toBeVisible()
    await utilities.field('There is an embedded electricity generator at the premises').check()
    await expectAccessible(page, 'with errors')
  })

  test('the utilities step is accessible with the one-time password', async ({
    apply,
    page,
    values,
    world,
  }) => {
    const { utilities } = apply
    const email = 'bills@example.com'
    await apply.resumeAt('utilities', {
      address: values.address('premises.flat'),
      person: person({ nric: values.of('customer.new'), email }),
    })
    await utilities.emailBill.check()
    await utilities.requestOneTimePassword()
    const otp = await world.oneTimePassword(email)
    await expectAccessible(page, 'requested')
    await utilities.enterOneTimePassword(otp === '000000' ? '111111' : '000000')
    await expect(page.getByText('2 attempts left.')).toBeVisible()
    await expectAccessible(page, 'wrong')
    await utilities.enterOneTimePassword(otp)
    await expect(page.getByText('Email address verified')).toBeVisible()
    await expectAccessible(page, 'verified')
  })

  const troubles = ['calendar.none', 'calendar.failing'] as const
  for (const id of troubles) {
    test(`the dialog for ${id} is accessible`, async ({ apply, page, values }) => {
      await apply.resumeAt('utilities', {
        address: values.address(id),
        person: person({ nric: values.of('customer.new') }),
      })
      await expect(apply.utilities.dialog).toBeVisible()
      await expectAccessible(page, id)
    })
  }

  test('the utilities step is accessible after the timeslots of a day failed to load', async ({
    apply,
    page,
    values,
  }) => {
    const { utilities } = apply
    await apply.resumeAt('utilities', {
      address: values.address('timeslots.failing'),
      person: person({ nric: values.of('customer.new') }),
    })
    await utilities.nextAvailable.first().click()
    await expect(utilities.dialog).toBeVisible()
    await expectAccessible(page, 'the dialog about failed timeslots')
    await utilities.answerDialog('Close')
    await expectAccessible(page, 'to be loaded again')
  })
})
