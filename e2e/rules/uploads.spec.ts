import { photo, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { nricFront } from '../screens/particulars.ts'

test.beforeEach(async ({ apply, values }) => {
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  await apply.page.getByRole('button', { name: `Remove ${nricFront}` }).click()
  await expect(apply.particulars.uploads.picker(nricFront)).toBeVisible()
})

test('a photo above 1 MB is made smaller, unless the applicant wants the original', async ({
  apply,
  page,
}) => {
  const { uploads } = apply.particulars
  const row = uploads.row(nricFront)
  await test.step('the original can be uploaded instead', async () => {
    await uploads.upload(nricFront, await photo('camera.jpg', 12, page))
    await expect(row).toContainText(/made smaller from \d\.\d MB to \d+ KB/)
    await page.getByRole('button', { name: 'Upload the original instead' }).click()
    await expect(row).toContainText(/camera\.jpg · \d\.\d MB/)
  })
  await test.step('a photo above the limit of its document is refused and can be made smaller', async () => {
    await page.getByRole('button', { name: `Remove ${nricFront}` }).click()
    await uploads.choose(nricFront, await photo('camera.jpg', 6, page))
    await expect(row).toContainText('Please upload attachment with size no more than 8 MB.')
    await page.getByRole('button', { name: 'Make the photo smaller' }).click()
    await expect(row.getByText('Uploaded', { exact: true })).toBeVisible()
  })
})

test('a refused or interrupted file can be replaced or sent again', async ({ apply, page }) => {
  const { uploads } = apply.particulars
  const row = uploads.row(nricFront)
  const uploaded = row.getByText('Uploaded', { exact: true })
  const removeFile = () => page.getByRole('button', { name: `Remove ${nricFront}` }).click()
  await test.step('Next reports a removed document as missing', async () => {
    await apply.particulars.next()
    await expect(row).toContainText('This document is not uploaded yet')
  })
  await test.step('a valid file uploads immediately after a large one that is no picture in spite of its name', async () => {
    await uploads.choose(nricFront, { ...picture('notes.png'), buffer: Buffer.alloc(900_000, 'text ') })
    await expect(row).toContainText(
      'The content of this file is not what its name says. Please choose another file.',
    )
    await expect(uploaded).toBeHidden()
    const stored = page.waitForResponse(answer => answer.url().includes('/attachment?') && answer.ok(), {
      timeout: 5_000,
    })
    await uploads.choose(nricFront, picture('front.png'))
    await stored
    await expect(uploaded).toBeVisible()
  })
  await test.step('a file name that is too long can be shortened by a button', async () => {
    await removeFile()
    await uploads.choose(nricFront, picture(`${'long '.repeat(10)}name.png`))
    await row.getByRole('button', { name: /^Rename/ }).click()
    await expect(uploaded).toBeVisible()
  })
  await test.step('an interrupted upload can be repeated', async () => {
    await removeFile()
    await page.route('**/v1/transaction/attachment?*', route => route.abort(), { times: 1 })
    await uploads.choose(nricFront, picture('front.png'))
    await expect(row).toContainText('There was an error when uploading. Please try again.')
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect(uploaded).toBeVisible()
  })
})
