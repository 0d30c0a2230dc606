import type { Locator } from '@playwright/test'
import { expectAccepted } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'

test('an applicant who presses Back and refreshes everywhere loses no answer', async ({
  apply,
  page,
  values,
  world,
}) => {
  const { landing, particulars, premises, review, utilities } = apply
  const nric = values.of('customer.new')
  const address = values.address('premises.flat')
  const block = premises.field('House / Block No.', premises.premisesAddress)
  const mobile = particulars.field('Mobile Number')
  const leaveQuestion = page.getByRole('dialog', { name: 'Leave this application?' })

  /** Presses Back and Forward of the browser, and refreshes both pages. */
  const goBackAndForth = async (previous: Locator, here: Locator) => {
    for (const [move, answer] of [
      [() => page.goBack(), previous],
      [() => page.goForward(), here],
    ] as const) {
      await move()
      await expect(answer).toBeVisible()
      await expect(premises.heading).toBeFocused()
      await expect(premises.heading).toBeInViewport()
      await page.reload()
      await expect(answer).toBeVisible()
    }
  }

  await landing.startAtHome()
  await premises.fillIn({ address })
  await page.reload()
  await expect(block).toHaveValue(address.block)

  await test.step('Back to the landing page asks, also when it is pressed again', async () => {
    await page.goBack()
    await expect(leaveQuestion).toBeInViewport()
    await page.goBack()
    await expect(leaveQuestion.getByRole('heading')).toBeFocused()
    await page.goBack()
    await premises.answerDialog('Stay')
    await expect(leaveQuestion).toBeHidden()
    await expect(page).toHaveURL(/\/premises$/)
    await expect(block).toHaveValue(address.block)
  })

  await test.step('Leave leads back, and the application continues', async () => {
    await page.goBack()
    await premises.answerDialog('Leave')
    await landing.continueButton.click()
    await expect(block).toHaveValue(address.block)
  })

  await premises.next()
  await particulars.fillIn(person({ nric }))
  await goBackAndForth(block, particulars.uploads.row(nricFront).getByText('nric front.png'))
  await expect(mobile).toHaveValue('91234567')
  await expect(particulars.uploads.row(nricBack)).toContainText('nric back.png')
  await particulars.next()

  await utilities.chooseFirstAppointment()
  await goBackAndForth(mobile, utilities.chosenTimeslot)
  await utilities.next()

  await review.agree.check()
  await goBackAndForth(utilities.chosenTimeslot, review.section('Premises').getByText(/Lorong/))
  await review.submit()
  await expectAccepted(apply, world, {
    submitted: { nric, mobile_number: '91234567', move_in_yyyymmdd: '20270302' },
    documents: ['nric_back', 'nric_front'],
  })

  await page.goBack()
  await expect(landing.startButton).toBeVisible()
  await expect(leaveQuestion).toBeHidden()
  await expect(landing.continueButton).toBeHidden()
})
