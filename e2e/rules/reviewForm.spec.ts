import { unfoldAll } from '../unfoldAll.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

/** The size of A4 in points, in a PDF. */
const a4 = /\/MediaBox\s*\[0 0 (594\.\d+|595(?:\.\d+)?) (841\.\d+|842(?:\.\d+)?)\]/g

test('the form of a commercial company prints on one sheet of A4 with signature boxes', async ({
  apply,
  values,
  page,
  world,
}) => {
  const { reviewForm: review } = apply
  await world.turnOffFlag('e-signature-web')
  await apply.resumeAtReview('commercial/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
    services: { electricity: true, water: true, gas: false },
    cooling: true,
  })
  await review.chooseFirstAppointment()
  await review.field('Type of Premises').selectOption('Others')
  await review.field('Electricity Supply Capacity (kVA)').selectOption('46-75')
  await review.field('Water Supply Capacity').fill('150')
  await expect(review.deposit).toContainText('S$ 2,625.00')
  await review.formButton('Review and Print').click()
  await expect(review.preview.getByText('Company Stamp if available')).toBeVisible()

  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(a4)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Signature of Service Provider').locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(
    'Open Utilities Account for Commercial Premises',
  )
})

test('a form with missing answers cannot be signed and links to them', async ({ apply, values, page }) => {
  const { reviewForm: review } = apply
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
  })
  await review.openPart('Application form')
  await review.formButton('Review and Sign').click()
  await page.getByRole('link', { name: 'Please select your preferred turn on date' }).click()
  await expect(review.nextAvailable.first()).toBeFocused()

  await review.nextAvailable.first().click()
  await review.timeslots.first().waitFor()
  await review.formButton('Review and Sign').click()
  await page.getByRole('link', { name: 'Please select your preferred turn on timeslot' }).click()
  await expect(review.timeslots.first()).toBeFocused()

  await review.timeslots.first().check()
  await review.formButton('Review and Sign').click()
  await expect(review.preview).toBeVisible()
})

test('a change from the review form returns to it and keeps the chosen timeslot', async ({
  apply,
  values,
  page,
}) => {
  const { reviewForm: review } = apply
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
  })
  await review.chooseFirstAppointment()
  await review.changeLink('Representative').click()
  await expect(page).toHaveURL(/\/company\/particulars\?from=review/)
  await review.field('Designation').fill('Director')
  await review.next()

  await expect(page).toHaveURL(/\/company\/review\?/)
  await expect(review.changeLink('Representative')).toBeFocused()
  await expect(review.changeLink('Representative')).toBeInViewport()
  await expect(review.part('Representative')).toContainText('Director')
  await review.changeLink('Company').click()
  await expect(apply.companyParticulars.heading).toHaveText('Company Information')
  await review.back()
  await expect(apply.premises.heading).toHaveText('Your Premises')
  await review.next()
  await expect(review.changeLink('Company')).toBeFocused()
  await unfoldAll(page)
  await expect(review.chosenTimeslot).toBeVisible()
})

test('changed premises return to the review form for another date', async ({ apply, values, page }) => {
  const { reviewForm: review, premises } = apply
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
  })
  await review.chooseFirstAppointment()
  await review.changeLink('Premises').click()
  await premises.typeAddress(values.address('premises.elsewhere'))
  await premises.next()
  await review.next()

  await expect(page).toHaveURL(/\/company\/review\?/)
  await expect(review.changeLink('Premises')).toBeFocused()
})
