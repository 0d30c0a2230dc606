import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { expectAccepted } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { nricFront } from '../screens/particulars.ts'

test(
  'an applicant leaves by the logo and continues where she stopped',
  { tag: '@narrow' },
  async ({ apply, page, values, world }) => {
    const { landing, particulars, premises } = apply
    const nric = values.of('customer.new')
    const address = values.address('premises.flat')
    await landing.startAtHome()
    // The landing page has the same link.
    await expect(premises.heading).toHaveText('Your Premises')
    await premises.logo.click()
    await expect(landing.startButton).toBeVisible()
    await expect(landing.continueButton).toBeHidden()

    await landing.startAtHome()
    await premises.fillIn({ address })
    await premises.next()
    await particulars.fillIn(person({ nric }))
    const mobile = particulars.field('Mobile Number')
    await mobile.focus()

    await particulars.logo.click()
    const { leaveQuestion } = particulars
    await expect(leaveQuestion).toBeInViewport()
    await expect(leaveQuestion.getByRole('heading')).toBeFocused()
    await expectAccessible(page, 'the question before leaving')
    await page.keyboard.press('Escape')
    await expect(leaveQuestion).toBeHidden()
    await expect(particulars.logo).toBeFocused()
    await expect(mobile).toHaveValue('91234567')

    await particulars.logo.dblclick()
    await expect(leaveQuestion).toBeVisible()
    await particulars.answerDialog('Leave')
    await expect(landing.heading).toBeFocused()
    await expect(landing.continueButton).toBeInViewport()
    expect(await page.evaluate(() => sessionStorage.getItem('signupData'))).toBeNull()
    await expectAccessible(page, 'an application that was left')

    await page.reload()
    await landing.continueButton.click()
    await expect(particulars.heading).toBeFocused()
    await expect(mobile).toHaveValue('91234567')
    await expect(particulars.uploads.row(nricFront)).toContainText('nric front.png')
    await particulars.next()
    await apply.utilities.chooseFirstAppointment()
    await apply.utilities.next()
    await apply.review.submit()
    await expectAccepted(apply, world, { submitted: { nric }, documents: ['nric_back', 'nric_front'] })
    await page.goto('/open-account')
    await expect(landing.startButton).toBeVisible()
    await expect(landing.continueButton).toBeHidden()
  },
)

test('an application that ended at the service says so and starts afresh', async ({
  apply,
  page,
  values,
  world,
}) => {
  world.allowBrokenRules('the page does not know that its application ended', 'session.ended')
  const { landing, premises } = apply
  await landing.startAtHome()
  await premises.typeAddress(values.address('premises.flat'))
  const stateId = await page.evaluate(() => sessionStorage.getItem('signupStateId') ?? '')
  await page.goto('/open-account')
  await expect(landing.continueButton).toBeInViewport()
  await world.calls.transaction.end({ params: { state_id: stateId } })
  await landing.continueButton.click()

  await expect(page.getByText('This application cannot be continued')).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('This application cannot be continued')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('310145')
})
