import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { largePhoto } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'

/** The first bytes of a photo of an iPhone. Chromium cannot decode it. */
const heic = {
  name: 'IMG 1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('an applicant with an iPhone photographs the NRIC on a phone', async ({ apply, page, values }) => {
  const { uploads } = apply.particulars
  await apply.resumeAt('particulars', {
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  for (const document of [nricFront, nricBack]) {
    await page.getByRole('button', { name: `Remove ${document}` }).click()
    await expect(uploads.picker(document)).toBeFocused()
  }
  const row = uploads.row(nricFront)
  const camera = page.getByLabel(`Take a photo: ${nricFront}`)
  await expect(row.getByRole('button')).toHaveCount(2)
  await expect(row.getByRole('button').first()).toHaveAccessibleName(`Take a photo: ${nricFront}`)

  await uploads.picker(nricFront).focus()
  await uploads.choose(nricFront, heic)
  await expect(row).toContainText('This is a HEIC photo of an iPhone, which cannot be used here.')
  await expect(row.getByText('This is a HEIC photo')).toBeInViewport()
  await expect(uploads.picker(nricFront)).toBeFocused()
  await expectAccessible(page, 'a refused HEIC photo')

  await camera.setInputFiles(await largePhoto('camera.jpg', page))
  await expect(row).toContainText(/made smaller from \d\.\d MB to \d+ KB/)
  await expect(row.getByText('Uploaded', { exact: true })).toBeInViewport()
  await expect(page.getByLabel(`Choose another file: ${nricFront}`)).toBeFocused()
})
