import type { Locator } from '@playwright/test'
import type { Application } from './application.ts'
import { pdf } from './files.ts'
import { expect, test } from './fixtures.ts'
import { person } from './people.ts'

/** The snapshot of the page once it has not changed for half a second: no look-up or announcement is pending. */
const settledSnapshot = async (main: Locator) => {
  let snapshot = ''
  const unchanged = async () => {
    const previous = snapshot
    snapshot = await main.ariaSnapshot()
    return snapshot === previous
  }
  await expect.poll(unchanged, { intervals: [500] }).toBe(true)
  return snapshot
}

/** Refreshes the page and expects every value, choice, file, message and timer to be unchanged. */
const expectSameAfterRefresh = async ({ page }: Application) => {
  const main = page.getByRole('main')
  const previous = await settledSnapshot(main)
  await page.reload()
  await expect.poll(() => main.ariaSnapshot()).toBe(previous)
}

test('a refresh keeps every answer at every step', async ({ apply, values, world, page }) => {
  // A frozen clock makes every countdown show the same time before and after the refresh.
  const moment = await world.freeze()
  await page.clock.setFixedTime(moment)
  const email = 'bills@example.com'

  await test.step('premises', async () => {
    const { premises } = apply
    await apply.landing.startAtHome()
    await premises.fillIn({
      address: values.address('calendar.meter-readings'),
      mailingAddress: values.address('premises.elsewhere'),
      occupancy: 'Owner',
    })
    await premises.sameAddress.check()
    await premises.sameAddress.uncheck()
    await expectSameAfterRefresh(apply)
    await premises.next()
  })

  await test.step('personal information, before and after typing', async () => {
    const { particulars } = apply
    await expect(particulars.heading).toHaveText('Personal Information')
    await expectSameAfterRefresh(apply)
    await particulars.fillIn(person({ nric: values.of('customer.third-account'), email }))
    await particulars.field('Alternate Contact Number (optional)').fill('61234567')
    await particulars.field('I am an undischarged bankrupt').check()
    await particulars.field('Bankruptcy No.').fill('B-1234')
    await expectSameAfterRefresh(apply)
    await particulars.field('I am an undischarged bankrupt').uncheck()
    await particulars.next()
  })

  await test.step('utilities', async () => {
    const { utilities } = apply
    await utilities.chooseFirstAppointment()
    for (const service of ['Electricity', 'Water']) {
      await utilities.field(`${service} Reading`).fill('01234')
      await utilities.uploads.upload(`${service} Meter Reading`, pdf(`${service}.pdf`))
    }
    await utilities.uploads.upload('Proof of Ownership', pdf('property tax.pdf'))
    await utilities.field('There is an embedded electricity generator at the premises').check()
    await utilities.field('GST Reg No.').fill('M2-1234567-8')
    await utilities.field('GST Valid Reg. Date').fill('01/02/2020')
    await utilities.field('I agree that a third-party insurer may contact me about this offer').check()
    await utilities.emailAndPaperBill.check()
    await utilities.requestOneTimePassword()
    await utilities.oneTimePassword.fill('123')
    await expect(page.getByText('This OTP expires in 5 minutes')).toBeVisible()
    await expectSameAfterRefresh(apply)

    await world.advanceClock(100)
    await page.reload()
    await expect(page.getByText('This OTP expires in 3 minutes 20 seconds')).toBeVisible()
    await utilities.enterOneTimePassword(await world.oneTimePassword(email))
    await expect(page.getByText('Email address verified')).toBeVisible()
    await expectSameAfterRefresh(apply)
    await utilities.next()
  })

  await test.step('review', async () => {
    await expect(apply.review.heading).toHaveText('Review')
    await apply.review.agree.check()
    await expectSameAfterRefresh(apply)
    await apply.review.agree.uncheck()
    await apply.review.submit()
  })

  await test.step('thank-you page', async () => {
    await expect(apply.thankYou.heading).toBeVisible()
    await expectSameAfterRefresh(apply)
  })
})

test('a value that is still being typed survives a refresh', async ({ apply }) => {
  const { premises } = apply
  await apply.landing.startAtHome()
  const postalCode = premises.field('Postal Code', premises.premisesAddress)
  await postalCode.pressSequentially('3101')
  await apply.page.reload()

  await expect(postalCode).toHaveValue('3101')
})
