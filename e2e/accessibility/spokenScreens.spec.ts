import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { recordAnnouncements } from './announcements.ts'

/**
 * What a screen reader says on the five screens that most applicants pass: names, roles, states and order in one file for each
 * screen, and every live announcement on the way in another. A reviewer reads the files in `spoken`;
 * `npm run e2e -w @open-account/e2e -- spokenScreens -u` writes them again.
 */
test('the five busiest screens are read out as in the files of the folder spoken', async ({
  apply: { landing, premises, particulars, utilities, review, thankYou },
  page,
  values,
}) => {
  const announcements = await recordAnnouncements(page)
  // A busy machine looks the address up before its last field is typed. That answer waits for the last look-up.
  const address = values.address('premises.flat')
  const lastLookUp = Promise.withResolvers<void>()
  await page.route('**/v1/premise/street-name', async (route, request) => {
    if (request.postData()?.includes(`"unit":"${address.unit}"`)) lastLookUp.resolve()
    await lastLookUp.promise
    await route.continue()
  })
  const main = page.getByRole('main')

  await landing.open()
  await landing.choice('Residential Premises').check()
  // What arrives together is announced together.
  await expect(page.getByText('S$ 40 – S$ 800')).toBeVisible()
  await landing.choice('Personal Name').check()
  await expect(landing.startButton).toBeEnabled()
  await expect(main).toMatchAriaSnapshot({ name: 'landing.aria.yml' })
  await landing.start()

  await premises.fillIn({ address })
  await expect(main).toMatchAriaSnapshot({ name: 'premises.aria.yml' })
  await premises.next()

  await particulars.fillIn(person({ nric: values.of('customer.new') }))
  await expect(main).toMatchAriaSnapshot({ name: 'particulars.aria.yml' })
  await particulars.next()

  await utilities.chooseFirstAppointment()
  await expect(main).toMatchAriaSnapshot({ name: 'utilities.aria.yml' })
  await utilities.next()

  await expect(review.submitButton).toBeVisible()
  await expect(main).toMatchAriaSnapshot({ name: 'review.aria.yml' })
  await review.submit()
  await expect(thankYou.heading).toBeVisible()
  expect(announcements.join('\n')).toMatchSnapshot('announcements.txt')
})
