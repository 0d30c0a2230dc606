import { expectFocusedInView } from '../expectFocusedInView.ts'
import { test } from '../fixtures.ts'
import { person } from '../people.ts'

test('a link to a field or a step moves the focus there and scrolls it into view @narrow', async ({
  apply,
  page,
  values,
}) => {
  const { particulars, review, utilities } = apply
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email: 'bills@example.com' }),
  })
  await utilities.chooseFirstAppointment()
  await utilities.emailBill.check()
  await test.step('Change Email leads to the e-mail field', async () => {
    await utilities.changeEmail.click()
    await expectFocusedInView(particulars.field('Email'))
  })
  await particulars.next()
  await test.step('Verify your email address leads to the OTP button', async () => {
    await utilities.next()
    await review.agree.check()
    await review.emailProblem.getByRole('link').click()
    await expectFocusedInView(page.getByRole('button', { name: 'Request OTP' }))
  })
  await test.step('a Change link of the review leads to the heading of its step', async () => {
    await utilities.next()
    await page.getByRole('link', { name: 'Change Premises' }).click()
    await expectFocusedInView(page.getByRole('heading', { level: 1, name: 'Your Premises' }))
  })
})
