import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test('a step without a started application redirects to the landing page', async ({ apply, page }) => {
  await page.goto('/open-account/residential/personal/utilities')

  await expect(page).toHaveURL(/\/open-account\/residential\/personal\/?$/)
  await expect(apply.landing.choice('Personal Name')).toBeChecked()
})

test('a step that is not reached yet redirects to the furthest reached step', async ({ apply, page }) => {
  await apply.landing.startAtHome()
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await page.goto('/open-account/residential/personal/confirmation')

  await expect(page).toHaveURL(/\/premises$/)
})

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

test('Back shows the previous step and focuses its heading', async ({ apply, values, page }) => {
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

test('a change from the review returns to the review', async ({ apply, values, page }) => {
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
  await apply.premises.cancel()

  await expect(page).toHaveURL(/\/open-account\/?\?mode=mobile$/)
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

test('Next reports premises and mailing addresses that the service refuses', async ({
  apply: { landing, premises },
  values,
}) => {
  await landing.startAtHome()
  await premises.fillIn({ address: values.address('premises.invalid') })
  await premises.next()
  await expect(premises.dialog).toContainText(
    'You have entered an invalid premises. Please check that your premises address details are correct.',
  )
  await premises.answerDialog('Close')

  await premises.fillIn({
    address: values.address('premises.flat'),
    mailingAddress: values.address('premises.mailing-invalid'),
  })
  await premises.next()
  await expect(premises.dialog).toContainText('You have entered an invalid mailing address')
})

test('the thank-you page without a submission redirects to the start', async ({ apply, page }) => {
  await page.goto('/thank-you')

  await expect(page).toHaveURL(/\/open-account\/?$/)
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})

test("an unknown address shows 'Page not found'", async ({ apply, page }) => {
  await page.goto('/nowhere')

  await expect(apply.premises.heading).toHaveText('Page not found')
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

  await expect(page).toHaveURL(/\/utilities\?from=confirmation$/)
  await expect(apply.utilities.turnOnDate).toHaveValue('02/03/2027')
  await expect(apply.utilities.timeslots).toHaveCount(0)
  await apply.utilities.next()
  await apply.review.submit()
  await expect(apply.thankYou.appointment).toContainText('Tue, 02 Mar 2027')
  await expect(apply.thankYou.appointment).not.toContainText('09:00')
})
