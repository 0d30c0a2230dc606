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

test('Next reports a removed document as missing', async ({ apply }) => {
  await apply.particulars.next()

  await expect(apply.particulars.uploads.row(nricFront)).toContainText('This document is not uploaded yet')
})

test('a photo above 1 MB is made smaller, and the original can be uploaded instead', async ({ apply }) => {
  const { uploads } = apply.particulars
  await uploads.upload(nricFront, await photo('camera.jpg', 12, apply.page))
  await expect(uploads.row(nricFront)).toContainText(/made smaller from \d\.\d MB to \d+ KB/)

  await apply.page.getByRole('button', { name: 'Upload the original instead' }).click()
  await expect(uploads.row(nricFront)).toContainText(/camera\.jpg · \d\.\d MB/)
})

test('a photo above the limit of its document is refused and can be made smaller', async ({ apply }) => {
  const { uploads } = apply.particulars
  await uploads.choose(nricFront, await photo('camera.jpg', 6, apply.page))
  await expect(uploads.row(nricFront)).toContainText('Please upload attachment with size no more than 8 MB.')
  await apply.page.getByRole('button', { name: 'Make the photo smaller' }).click()

  await expect(uploads.row(nricFront).getByText('Uploaded', { exact: true })).toBeVisible()
})

test('a file name that is too long can be shortened by a button', async ({ apply }) => {
  const { uploads } = apply.particulars
  await uploads.choose(nricFront, picture(`${'long '.repeat(10)}name.png`))
  const row = uploads.row(nricFront)
  await row.getByRole('button', { name: /^Rename/ }).click()

  await expect(row.getByText('Uploaded', { exact: true })).toBeVisible()
})

test('a file that is no picture in spite of its name is refused', async ({ apply }) => {
  const { uploads } = apply.particulars
  await uploads.choose(nricFront, { ...picture('notes.png'), buffer: Buffer.from('These are notes.') })

  await expect(uploads.row(nricFront)).toContainText('Please upload a .pdf, .jpg, .jpeg or .png file')
  await expect(uploads.row(nricFront).getByText('Uploaded', { exact: true })).toBeHidden()
})

test('a valid file uploads immediately after a large refused one', async ({ apply, page }) => {
  const { uploads } = apply.particulars
  const row = uploads.row(nricFront)
  await uploads.choose(nricFront, { ...picture('notes.png'), buffer: Buffer.alloc(900_000, 'text ') })
  await expect(row).toContainText('Please upload a .pdf, .jpg, .jpeg or .png file')

  const stored = page.waitForResponse(answer => answer.url().includes('/attachment?') && answer.ok(), {
    timeout: 5_000,
  })
  await uploads.choose(nricFront, picture('front.png'))
  await stored
  await expect(row.getByText('Uploaded', { exact: true })).toBeVisible()
})

test('an interrupted upload can be repeated', async ({ apply, page }) => {
  const { uploads } = apply.particulars
  await page.route('**/v1/transaction/attachment?*', route => route.abort(), { times: 1 })
  await uploads.choose(nricFront, picture('front.png'))
  await expect(uploads.row(nricFront)).toContainText('There was an error when uploading. Please try again.')
  await uploads.row(nricFront).getByRole('button', { name: 'Try again' }).click()

  await expect(uploads.row(nricFront).getByText('Uploaded', { exact: true })).toBeVisible()
})
