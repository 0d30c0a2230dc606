import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test('nobody enters a step without a started application', async ({ apply, page }) => {
  await page.goto('/open-account/residential/personal/utilities')

  await expect(page).toHaveURL(/\/open-account\/residential\/personal\/?$/)
  await expect(apply.landing.choice('Personal Name')).toBeChecked()
})

test('whoever jumps ahead is sent back to the furthest step reached', async ({ apply, page }) => {
  await apply.landing.startAtHome()
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await page.goto('/open-account/residential/personal/confirmation')

  await expect(page).toHaveURL(/\/premises$/)
})

test('steps behind are links, steps ahead are not', async ({ apply, values }) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  const { steps } = apply.utilities

  await expect(steps.getByRole('link')).toHaveText([/^Premises/, /^Personal Information/])
  await steps.getByRole('link', { name: 'Premises' }).click()
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await steps.getByRole('link', { name: 'Personal Information' }).click()
  await expect(apply.particulars.heading).toHaveText('Personal Information')
})

test('Back shows the step before from its heading, which has the focus', async ({ apply, values, page }) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await expect(apply.review.heading).toHaveText('Review')
  await expect(apply.review.heading).toBeFocused()
  await page.goBack()

  await expect(apply.utilities.heading).toHaveText('Utilities')
  await expect(apply.utilities.timeslots.first()).toBeVisible()
  await expect(apply.utilities.heading).toBeFocused()
  await expect(apply.utilities.heading).toBeInViewport()
})

test('a change from the review comes back to the review', async ({ apply, values, page }) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await apply.review.change('Personal Information')
  await apply.particulars.field('Mobile Number').fill('98765432')
  await apply.particulars.next()

  await expect(page).toHaveURL(/\/confirmation$/)
  await expect(apply.review.section('Personal Information')).toContainText('9876 5432')
})

test('what is typed is there after a refresh at once, before the field is left', async ({
  apply,
  page,
  values,
}) => {
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  const name = apply.particulars.field('Name')
  await name.clear()
  await name.pressSequentially('SITI AMINAH')
  await page.reload()
  await expect(name).toHaveValue('SITI AMINAH')

  await apply.particulars.steps.getByRole('link', { name: 'Premises' }).click()
  const block = apply.premises.field('House / Block No.', apply.premises.premisesAddress)
  await block.clear()
  await block.pressSequentially('145B')
  await page.reload()
  await expect(block).toHaveValue('145B')
})

test('Cancel leaves the application, keeps the mode, and forgets the answers', async ({
  apply,
  page,
  values,
}) => {
  await apply.landing.open('/open-account/residential/personal?mode=mobile')
  await apply.landing.start()
  await apply.premises.typeAddress(values.address('premises.flat'))
  await apply.premises.cancel()

  await expect(page).toHaveURL(/\/open-account\/?\?mode=mobile$/)
  await page.goto('/open-account/residential/personal/premises')
  await expect(page).toHaveURL(/\/open-account\/residential\/personal\/?(\?.*)?$/)
})

test('a wrong address is told at the field and in a summary that leads to it', async ({ apply }) => {
  await apply.landing.startAtHome()
  await apply.premises.field('Postal Code', apply.premises.premisesAddress).fill('31014')
  await apply.premises.next()

  await expect(apply.premises.problems).toBeFocused()
  await expect(apply.page).toHaveTitle(/^Error: /)
  await apply.premises.problems.getByRole('link', { name: 'Postal Code must be 6 digits' }).click()
  const field = apply.premises.field('Postal Code', apply.premises.premisesAddress)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Postal Code must be 6 digits')
})

test('premises and mailing addresses that the service does not know are told on Next', async ({
  apply: { landing, premises },
  values,
}) => {
  await landing.startAtHome()
  await premises.give({ address: values.address('premises.invalid') })
  await premises.next()
  await expect(premises.dialog).toContainText(
    'You have entered an invalid premises. Please check that your premises address details are correct.',
  )
  await premises.answerDialog('Close')

  await premises.give({
    address: values.address('premises.flat'),
    mailingAddress: values.address('premises.mailing-invalid'),
  })
  await premises.next()
  await expect(premises.dialog).toContainText('You have entered an invalid mailing address')
})

test('the thank-you page shows nothing to whoever has not submitted', async ({ apply, page }) => {
  await page.goto('/thank-you')

  await expect(page).toHaveURL(/\/open-account\/?$/)
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})

test('an address under which there is nothing says so', async ({ apply, page }) => {
  await page.goto('/nowhere')

  await expect(apply.premises.heading).toHaveText('Page not found')
})

test('a change from the review that makes the timeslot void leads to the calendar first', async ({
  apply,
  values,
  page,
}) => {
  await apply.resumeAt('utilities', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await apply.review.change('Personal Information')
  await apply.particulars.field('I am an undischarged bankrupt').check()
  await apply.particulars.field('Bankruptcy No.').fill('B-1234')
  await apply.particulars.next()

  await expect(page).toHaveURL(/\/utilities\?from=confirmation$/)
  await expect(apply.utilities.turnOnDate).toHaveValue('02/03/2027')
  await expect(apply.utilities.timeslots).toHaveCount(0)
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.appointment).toContainText('Tue, 02 Mar 2027')
  await expect(apply.thankYou.appointment).not.toContainText('09:00')
})
