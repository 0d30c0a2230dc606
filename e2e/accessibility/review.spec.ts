import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('review and thank-you page', { tag: '@narrow' }, () => {
  test('the review is accessible with its terms, errors and confirmation dialog', async ({
    apply,
    page,
    values,
  }) => {
    const { utilities, review, thankYou } = apply
    await apply.resumeAt('utilities', {
      address: values.address('premises.flat'),
      person: person({ nric: values.of('customer.new') }),
    })
    await utilities.chooseFirstAppointment()
    await utilities.next()
    await expect(review.heading).toHaveText('Review')
    await expectAccessible(page, 'review')
    for (const terms of ['Terms and Conditions', 'Security deposit']) {
      await page.getByRole('button', { name: terms }).click()
      await expect(review.dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expectAccessible(page, terms)
      await review.answerDialog('Close')
    }
    await review.submitButton.click()
    await expect(review.errorSummary).toBeVisible()
    await expectAccessible(page, 'with errors')
    await review.agree.check()
    await review.submitButton.click()
    await expect(review.dialog).toBeVisible()
    await expectAccessible(page, 'confirmation dialog')
    await review.answerDialog('Confirm')
    await expect(thankYou.heading).toBeVisible()
    await expectAccessible(page, 'thank-you page')
  })

  test('the review is accessible with an unverified e-mail and after a refused submission', async ({
    apply,
    page,
    values,
  }) => {
    const { utilities, review } = apply
    await apply.resumeAt('utilities', {
      address: values.address('premises.flat'),
      person: person({ nric: values.of('customer.new'), email: values.of('submit.duplicate') }),
    })
    await utilities.chooseFirstAppointment()
    await utilities.emailBill.check()
    await utilities.next()
    await review.agree.check()
    await expect(review.emailProblem).toBeVisible()
    await expectAccessible(page, 'e-mail not verified')
    await review.back()
    await utilities.paperBill.check()
    await utilities.next()
    await review.submit()
    await expect(review.dialogCalled('Error')).toBeVisible()
    await expectAccessible(page, 'refused')
  })
})
