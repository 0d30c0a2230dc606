import type { Locator } from '@playwright/test'
import { expectAccepted } from '../expectAccepted.ts'
import { expectStatus } from '../expectStatus.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** The calls behind a button. The check of the applicant runs on leaving the NRIC too. */
const once = [
  '/v1/transaction',
  '/v1/premise/lookup-utilities',
  '/v1/accounts/profile/request-email-otp',
  '/v1/accounts/profile/verify-email-otp',
  '/v1/calendar/timeslots/confirm',
  '/v1/transaction/submit',
]

type Wait = () => Promise<unknown>

/** Both presses of a double press, and the wait for what the first one leads to. */
type PressTwice = (button: Locator, shows: Wait) => Promise<void>

const quickly: PressTwice = async (button, shows) => {
  await button.dblclick()
  await shows()
}

/** The second press comes when the first has been answered: it hits what is in that place by then. */
const slowly: PressTwice = async (button, shows) => {
  // Like a person, it presses what can be pressed: until then the page may still move it.
  await expect(button).toBeEnabled()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { mouse } = button.page()
  await mouse.click(x + width / 2, y + height / 2)
  await shows()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
  await shows()
}

for (const [speed, pressTwice] of Object.entries({ quickly, slowly }))
  test(`an applicant who presses every button twice, ${speed}, does each thing once`, async ({
    apply,
    page,
    values,
    world,
  }) => {
    const { landing, premises, particulars, utilities, review } = apply
    const applicant = person({ nric: values.of('customer.new') })
    await landing.open()
    await landing.choose('Residential Premises', 'Personal Name')
    await pressTwice(landing.startButton, () => expect(premises.heading).toBeFocused())
    await premises.fillIn({ address: values.address('premises.flat') })
    await pressTwice(premises.nextButton, () =>
      expect(particulars.heading).toHaveText('Personal Information'),
    )
    await pressTwice(page.getByRole('button', { name: 'Enter Details Manually here' }), () =>
      expect(particulars.field('NRIC / FIN')).toBeVisible(),
    )
    await particulars.type(applicant)
    await particulars.uploadNric()
    await pressTwice(particulars.nextButton, () => expect(utilities.heading).toHaveText('Utilities'))
    await utilities.chooseFirstAppointment()
    await utilities.emailBill.check()
    await pressTwice(page.getByRole('button', { name: 'Request OTP' }), () =>
      expect(utilities.oneTimePassword).toBeFocused(),
    )
    await utilities.enterOneTimePassword(await world.oneTimePassword(applicant.email))
    await expect(page.getByText('Email address verified')).toBeInViewport()
    await pressTwice(utilities.nextButton, () => expect(review.heading).toBeFocused())
    await review.agree.check()
    await pressTwice(review.submitButton, () => expect(review.dialog).toBeInViewport())
    await pressTwice(review.dialog.getByRole('button', { name: 'Confirm' }), () =>
      expect(apply.thankYou.heading).toBeFocused(),
    )
    await expectAccepted(apply, world, {
      submitted: { nric: applicant.nric },
      documents: ['nric_back', 'nric_front'],
    })
    const { body } = expectStatus(
      await world.control.requestLog.list({ params: world.params, query: {} }),
      200,
    )
    for (const route of once)
      expect(
        body.entries.filter(entry => entry.route === route),
        route,
      ).toHaveLength(1)
  })
