import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

const email = 'bills@example.com'

test('the right one-time password turns on bills by e-mail', async ({ apply, values, world }) => {
  const { utilities } = apply
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email }),
  })
  await utilities.chooseFirstAppointment()
  await utilities.emailBill.check()
  await utilities.requestOneTimePassword()
  const first = await world.oneTimePassword(email)

  await utilities.enterOneTimePassword(first === '000000' ? '111111' : '000000')
  await expect(utilities.oneTimePassword).toHaveAccessibleDescription(
    /The OTP you have entered is invalid\. Please try again\./,
  )
  await expect(utilities.page.getByText('2 attempts left.')).toBeVisible()

  await world.advanceClock(300)
  await utilities.enterOneTimePassword(first)
  await expect(utilities.oneTimePassword).toHaveAccessibleDescription(
    /Your OTP has expired\. Please request for a new OTP\./,
  )

  await utilities.requestOneTimePassword()
  await utilities.enterOneTimePassword(await world.oneTimePassword(email))
  await expect(utilities.page.getByText('Email address verified')).toBeVisible()
  await utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.nextSteps).toContainText('b***s@example.com')
  await expect(apply.thankYou.nextSteps).toContainText('e-bill')
  expect(await world.rulesOf('/v1/accounts/profile/verify-email-otp')).toEqual([
    'otp.wrong',
    'otp.expired',
    'otp.right',
  ])
})

test('three wrong one-time passwords require a new request', async ({ apply, values, world }) => {
  const { utilities } = apply
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email }),
  })
  await utilities.emailBill.check()
  await utilities.requestOneTimePassword()
  const right = await world.oneTimePassword(email)
  const wrong = right === '000000' ? '111111' : '000000'
  for (const left of ['2 attempts left.', '1 attempt left.']) {
    await utilities.enterOneTimePassword(wrong)
    await expect(utilities.page.getByText(left)).toBeVisible()
  }
  await utilities.enterOneTimePassword(wrong)

  await expect(utilities.oneTimePassword).toHaveAccessibleDescription(
    /You have reached the maximum number of incorrect attempts for OTP verification\. Please request for OTP again/,
  )
  await expect(utilities.oneTimePassword).not.toBeEditable()
})

test('an applicant with an unverified e-mail gets a link to verify it before submitting', async ({
  apply,
  values,
}) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email }),
  })
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.emailBill.check()
  await apply.utilities.next()
  await apply.review.agree.check()

  await expect(apply.review.emailProblem).toContainText(
    'Please request the OTP to verify your email address.',
  )
  await expect(apply.review.submitButton).toBeDisabled()
  await apply.review.emailProblem.getByRole('link').click()
  await apply.utilities.requestOneTimePassword()
  await expect(apply.utilities.oneTimePassword).toBeVisible()
  await apply.utilities.next()
  await expect(apply.review.emailProblem).toContainText('Please enter the OTP to verify your email address.')
})

test('an e-mail of another account disables bills by e-mail until the applicant changes it', async ({
  apply,
  values,
}) => {
  const message = 'This email has been used in another utilities account. Please use another email.'
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new'), email: '' }),
  })
  await apply.particulars.field('Email').fill(values.of('email.linked'))
  await expect(apply.particulars.field('Email')).toHaveAccessibleDescription(message)
  await apply.particulars.next()

  await expect(apply.utilities.changeEmail).toBeVisible()
  await expect(apply.utilities.emailBill).toBeDisabled()
  await expect(apply.page.getByText(message)).toBeVisible()
  await apply.utilities.changeEmail.click()
  await expect(apply.particulars.field('Email')).toBeFocused()
  await apply.particulars.field('Email').fill(email)
  await apply.particulars.next()
  await expect(apply.utilities.emailBill).toBeEnabled()
})

test("the review masks the e-mail of the applicant's existing account", async ({ apply, values }) => {
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.linked-email') }),
  })
  await apply.particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()

  await expect(apply.review.section('Personal Information')).toContainText('j*******m@example.com')
})
