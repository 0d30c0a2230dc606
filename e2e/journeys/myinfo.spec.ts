import { expect, test } from '../fixtures.ts'

test.describe('with Myinfo', () => {
  test.beforeEach(async ({ apply, values }) => {
    await apply.landing.startAtHome()
    await apply.premises.give({ address: values.address('premises.flat') })
    await apply.premises.next()
    await apply.particulars.useMyinfo()
  })

  test('the details of a citizen come filled in and locked, and no copies of the NRIC are asked', async ({
    apply,
    world,
  }) => {
    await apply.consentPage.answerAs(/Tan Ah Kow/)

    await expect(apply.particulars.banner).toBeVisible()
    for (const value of ['TAN AH KOW', 'S9012345I', '27 Mar 1985', 'Chinese', '91234567']) {
      await expect(apply.particulars.locked(value)).toBeVisible()
    }
    await expect(apply.page.getByText('Copies of your NRIC / FIN')).toBeHidden()
    await apply.particulars.field('Salutation').selectOption('mr')
    await apply.particulars.next()
    await apply.utilities.chooseFirstAppointment()
    await apply.utilities.next()
    await expect(apply.review.section('Personal Information')).toContainText('From Myinfo')
    await apply.review.submit()
    await expect(apply.thankYou.heading).toBeVisible()
    expect(await world.decidedBy('/v1/transaction/submit')).toEqual(['submit.accepted'])
  })

  test('a foreigner with a live work pass opens an account', async ({ apply }) => {
    await apply.consentPage.answerAs(/Maria Santos/)

    await expect(apply.particulars.locked('Live')).toBeVisible()
    await apply.particulars.field('Salutation').selectOption('ms')
    await apply.particulars.next()
    await apply.utilities.chooseFirstAppointment()
    await apply.utilities.next()
    await apply.review.submit()
    await expect(apply.thankYou.heading).toBeVisible()
  })

  test('a foreigner whose work pass has expired is sent back to the start', async ({ apply }) => {
    await apply.consentPage.answerAs(/John Miller/)

    await expect(apply.particulars.dialog).toContainText(
      'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
    )
    await apply.particulars.answerDialog('Go back to open account screen')
    await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
  })

  test('what Myinfo does not know, or knows wrongly, is typed in', async ({ apply }) => {
    await apply.consentPage.answerAs(/odd mobile/)

    await expect(apply.particulars.locked('LIM MEI LING')).toBeVisible()
    await apply.particulars.field('Salutation').selectOption('ms')
    await apply.particulars.next()
    await expect(apply.particulars.problems).toContainText('Mobile Number must be 8 digits')
    await apply.particulars.field('Mobile Number').fill('91234567')
    await apply.particulars.next()
    await expect(apply.particulars.heading).toHaveText(/Utilities/)
  })

  test('somebody who declines may try again or type everything in', async ({ apply }) => {
    await apply.consentPage.answerAs('Decline')

    await expect(apply.particulars.failure).toContainText(
      'An error has occured while using Myinfo. Try again or fill up your personal information below.',
    )
    await expect(apply.particulars.field('NRIC / FIN')).toBeEditable()
    await apply.particulars.failure.getByRole('button', { name: 'Try again' }).click()
    await apply.consentPage.answerAs(/Tan Ah Kow/)
    await expect(apply.particulars.locked('TAN AH KOW')).toBeVisible()
  })
})
