import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ apply, values }) => {
  await apply.landing.startAtHome()
  await apply.premises.give({ address: values.address('premises.flat') })
  await apply.premises.next()
  await apply.particulars.useMyinfo()
})

test('a foreigner whose work pass has expired is sent back to the start', async ({ apply }) => {
  await apply.consentPage.answerAs(/John Miller/)

  await expect(apply.particulars.dialog).toContainText(
    'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
  )
  await apply.particulars.answerDialog('Go back to open account screen')
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
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
