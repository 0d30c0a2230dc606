import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test('previous steps are links, and later steps are not', async ({ apply, values }) => {
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

test('a refresh keeps a value while its field still has the focus', async ({ apply, page, values }) => {
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

test('Cancel returns to the start, keeps the mode and deletes the answers', async ({
  apply,
  page,
  values,
}) => {
  await apply.landing.open('/open-account/residential/personal?mode=mobile')
  await apply.landing.start()
  await apply.premises.typeAddress(values.address('premises.flat'))
  await apply.premises.cancelButton.click()
  await apply.premises.answerDialog('Leave')

  await expect(page).toHaveURL(/\/open-account\/?\?mode=mobile$/)
  // The landing page deletes the answers as it appears, which is after its address.
  await expect(apply.landing.continueButton).toBeVisible()
  await page.goto('/open-account/residential/personal/premises')
  await expect(page).toHaveURL(/\/open-account\/residential\/personal\/?(\?.*)?$/)
})

test('a wrong postal code is shown at its field and in the error summary', async ({ apply }) => {
  await apply.landing.startAtHome()
  await apply.premises.field('Postal Code', apply.premises.premisesAddress).fill('31014')
  await apply.premises.next()

  await expect(apply.premises.errorSummary).toBeFocused()
  await expect(apply.page).toHaveTitle(/^Error: /)
  await apply.premises.errorSummary.getByRole('link', { name: 'Postal Code must be 6 digits' }).click()
  const field = apply.premises.field('Postal Code', apply.premises.premisesAddress)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Postal Code must be 6 digits')
})

test('a change from the review that invalidates the timeslot leads to the calendar first', async ({
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

  await expect(page).toHaveURL(/\/utilities\?from=confirmation&/)
  await expect(apply.utilities.turnOnDate).toHaveValue('02/03/2027')
  await expect(apply.utilities.timeslots).toHaveCount(0)
  await apply.utilities.next()
  const change = page.getByRole('link', { name: 'Change Personal Information' })
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport()
  await apply.review.submit()
  await expect(apply.thankYou.appointment).toContainText('Tue, 02 Mar 2027')
  await expect(apply.thankYou.appointment).not.toContainText('9 am')
})
