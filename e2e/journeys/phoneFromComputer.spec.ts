import { expectAccepted } from '../expectAccepted.ts'
import { expectAccessible } from '../accessibility/expectAccessible.ts'
import { picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { PhonePage } from '../screens/phonePage.ts'

const extract = 'Company Registry Extract (BizFile)'

test('a company begins on a computer, and signs and photographs with its phone', async ({
  apply,
  browser,
  page,
  values,
  world,
}) => {
  const { reviewForm: review } = apply
  const panel = new KioskPanel(page)
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
  })
  await review.chooseFirstAppointment()
  await review.startSigning()
  await page.getByRole('radio', { name: 'Use your phone' }).check()
  await expect(panel.code).toBeInViewport()
  await expectAccessible(page, 'signing by phone')

  const phone = await PhonePage.open(browser, await panel.readLink())
  await expect(phone.heading).toHaveText('Please sign within the box area')
  await expect(panel.phoneConnected).toBeVisible()
  await page.reload()
  await expect(panel.code).toBeInViewport()
  await expect(phone.button('Save')).toBeInViewport()
  await expectAccessible(phone.page, 'signing on the phone')
  await phone.sign()
  await phone.button('Save').click()
  await expect(phone.heading).toHaveText('Signature sent')
  await expect(review.signedNotice).toBeVisible()
  await expect(review.formButton('Review and Sign')).toBeFocused()
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible()

  await review.next()
  await expect(review.heading).toHaveText('Upload and Submit')
  await page.getByRole('button', { name: `Use your phone ${extract}` }).click()
  await expect(page.getByRole('heading', { name: 'Use your phone' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Use your phone' })).toBeInViewport()
  await expect(phone.heading).toHaveText(extract)
  await expectAccessible(page, 'uploading by phone')
  await phone.takePhoto(picture('bizfile.png'))
  await expect(review.uploads.row(extract)).toContainText('bizfile.png')
  await page.reload()
  await expect(review.uploads.row(extract)).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel(`Choose another file: ${extract}`)).toBeFocused()
  await review.submit()
  await expectAccepted(apply, world, {
    submitted: { source: 'W' },
    documents: ['c_acra_manual'],
    signatures: 1,
    signedForms: 1,
  })
  expect(phone.errors).toEqual([])
  await phone.close()
})
