import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ apply, values }) => {
  await apply.landing.startAtHome()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()
  await apply.particulars.useMyinfo()
})

test('a foreigner with an expired work pass returns to the start', async ({ apply }) => {
  await apply.consentPage.choose(/John Miller/)

  await expect(apply.particulars.dialog).toContainText(
    'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
  )
  await apply.particulars.answerDialog('Go back to open account screen')
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})

test('an applicant who declines Myinfo can retry or type the answers', async ({ apply }) => {
  await apply.consentPage.choose('Decline')

  await expect(apply.particulars.myinfoFailure).toContainText(
    'An error has occured while using Myinfo. Try again or fill up your personal information below.',
  )
  await expect(apply.particulars.field('NRIC / FIN')).toBeEditable()
  await apply.particulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()
  await apply.consentPage.choose(/Tan Ah Kow/)
  await expect(apply.particulars.lockedValue('TAN AH KOW')).toBeVisible()
})
