import { expectAccepted } from '../expectAccepted.ts'
import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { watchForErrors } from '../pageErrors.ts'
import { person } from '../people.ts'
import { SharePage } from '../screens/sharePage.ts'

test('a colleague opens the review of a shared application and submits it', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const nric = values.of('customer.new')
  await apply.resumeAt('utilities', { address: values.address('premises.flat'), person: person({ nric }) })
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  const reviewed = apply.review.section('Utilities')
  await expect(reviewed).toContainText('Tue, 02 Mar 2027')

  // The step that a link opens is saved after the step is shown.
  await page.waitForFunction(() => sessionStorage.getItem('place')?.endsWith('/confirmation'))
  const sharePage = new SharePage(page)
  await page.goto('/mock/share')
  const link = await sharePage.makeLink()
  await expectAccessible(page, 'the page that makes a share link')
  await sharePage.back.click()
  await expect(reviewed).toContainText('Tue, 02 Mar 2027')

  const context = await browser.newContext()
  const colleague = new Application(await context.newPage(), world)
  const errors = watchForErrors(colleague.page)
  await colleague.page.goto(link)
  await expect(colleague.review.section('Utilities')).toContainText('Tue, 02 Mar 2027')
  expect(await colleague.page.evaluate(() => history.length)).toBe(2)
  await colleague.review.submit()
  await expectAccepted(colleague, world, {
    submitted: { nric, move_in_yyyymmdd: '20270302' },
    documents: ['nric_back', 'nric_front'],
  })
  expect(errors).toEqual([])
  await context.close()

  await page.goto(`/mock/worlds/${world.id}#links`)
  await page.getByRole('button', { name: 'Delete the link /open-account/residential' }).click()
  await expect(page.getByText('No link was made.')).toBeVisible()
  expect((await page.request.get(link)).status()).toBe(404)
})
