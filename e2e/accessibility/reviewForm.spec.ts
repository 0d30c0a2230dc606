import { fileContentMessages } from '@open-account/contracts/fields/fileContentMessages'
import { fileNameMessages } from '@open-account/contracts/fields/fileNameMessages'
import { fileTooLarge, uploadFailed } from '@open-account/contracts/fields/uploads'
import { documentMaxBytes } from '@open-account/domain/upload/sizes'
import { type InputFile, pdf, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { company } from '../screens/companyParticulars.ts'
import { expectAccessible } from './expectAccessible.ts'

const content = (name: string, text: string): InputFile => ({
  ...pdf(name),
  buffer: Buffer.from(text, 'latin1'),
})

/** A file for each kind of refusal, and its message. */
const refusedFiles: readonly (readonly [document: string, file: InputFile, message: string])[] = [
  ['Signed Application Form', content('scan.heic', '\0\0\0\u0018ftypheic'), fileContentMessages.heic],
  [
    'Company Registry Extract (BizFile)',
    content('bizfile.pdf', '%PDF-1.7\ntrailer\n<< /Encrypt 2 0 R >>\n'),
    fileContentMessages.encrypted,
  ],
  ['Letter of Authorisation', content('letter.pdf', 'Dear Sir'), fileContentMessages.mismatched],
  ['Letter of Award', content('letter.docx', 'Dear Sir'), fileContentMessages.unsupported],
  ['SP PowerGrid Quotation', pdf(`${'long '.repeat(10)}name.pdf`), fileNameMessages.name_too_long],
  [
    'PUB Water Quotation',
    content('quotation.pdf', `%PDF-1.7${' '.repeat(documentMaxBytes)}`),
    fileTooLarge(documentMaxBytes),
  ],
]

test.describe('review form', { tag: '@narrow' }, () => {
  test('the review form of a company that signs on screen is accessible, with its uploads', async ({
    apply,
    values,
    page,
  }) => {
    const { reviewForm: review } = apply
    await apply.resumeAtReview('residential/company', {
      address: values.address('premises.flat'),
      applicant: company({ uen: values.of('company.live') }),
    })
    await review.openPart('Application form')
    await review.formButton('Review and Sign').click()
    await expect(page.getByRole('link', { name: 'Please select your preferred turn on date' })).toBeVisible()
    await expectAccessible(page, 'review, nothing chosen yet')
    await review.chooseFirstAppointment()
    await review.next()
    await expect(review.errorSummary).toBeVisible()
    await expectAccessible(page, 'review, not signed')
    await review.formButton('Review and Sign').click()
    await expect(review.preview).toBeVisible()
    await expectAccessible(page, 'the form')
    await review.preview.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(review.signatureBox).toBeVisible()
    await expectAccessible(page, 'signing, empty')
    await page.getByRole('radio', { name: 'Upload a picture' }).check()
    await page
      .getByLabel('Picture of your signature')
      .setInputFiles({ name: 'signature.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(review.signingDialog.getByRole('alert')).toContainText('Please choose')
    await expectAccessible(page, 'signing, a file that is no picture')
    await page.getByRole('radio', { name: 'Type your name' }).check()
    await page.getByLabel('Your name', { exact: true }).fill('Tan Ah Kow')
    await expectAccessible(page, 'signing, typed')
    await review.saveSignature()
    await expectAccessible(page, 'review, signed')
    const insurer = page.getByRole('checkbox', { name: 'I agree that a third-party insurer' })
    await review.openPart('Declarations')
    await insurer.check()
    await expect(page.getByText('Please sign the form again.')).toBeVisible()
    await expectAccessible(page, 'review, changed after it was signed')
    await insurer.uncheck()
    await expect(review.signedNotice).toBeVisible()
    await review.next()
    await expect(review.heading).toHaveText('Upload and Submit')
    await expectAccessible(page, 'uploads')
    await review.uploads.upload('Company Registry Extract (BizFile)', picture('bizfile.png'))
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(review.errorSummary).toBeVisible()
    await expectAccessible(page, 'uploads, not agreed')
    await page.route('**/v1/eSignature/generateOpenAccountPDF', route => route.abort())
    await review.submit()
    await expect(page.getByText('Attach signature failed')).toBeVisible()
    await expectAccessible(page, 'a signature that is not attached')
  })

  test('the review form of a person for commercial premises is accessible', async ({
    apply,
    values,
    page,
  }) => {
    const { reviewForm: review } = apply
    await apply.resumeAtReview('commercial/personal', {
      address: values.address('premises.flat'),
      applicant: person({ nric: values.of('customer.new') }),
      services: { electricity: true, water: true, gas: false },
    })
    await expect(review.openParts).toHaveText(['Security deposit calculation'])
    await expectAccessible(page, 'review, the first part open')
    await review.field('Type of Premises').selectOption('HDB shop houses')
    await review.chooseFirstAppointment()
    await expect(review.deposit).toContainText('S$ 300.00')
    for (const part of ['Premises', 'Personal Information', 'Declarations', 'Application form'])
      await review.openPart(part)
    await expectAccessible(page, 'review, every part open')
    await review.formButton('Preview and Print').click()
    await expect(review.preview).toBeVisible()
    await expectAccessible(page, 'the form')
  })

  test('the review form of a company with identity data is accessible', async ({ apply, values, page }) => {
    const { reviewForm: review } = apply
    await apply.resumeAtReview('commercial/company', {
      address: values.address('premises.flat'),
      applicant: company({ uen: values.of('company.live') }),
      services: { electricity: true, water: true, gas: false },
      cooling: true,
      identityData: true,
    })
    await expect(review.heading).toHaveText('Review')
    await review.field('Type of Premises').selectOption('HDB shop houses')
    await review.chooseFirstAppointment()
    await expectAccessible(page, 'review')
    await review.openPart('Declarations and terms')
    await page.getByRole('button', { name: 'Centralised cooling terms' }).click()
    await expect(review.dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectAccessible(page, 'centralised cooling terms')
    await review.answerDialog('Close')
    await review.uploads.upload('Proof of Occupancy of Premises', picture('lease.png'))
    await review.proceedButton.click()
    await expect(review.errorSummary).toBeVisible()
    await expect(review.agree).toBeVisible()
    await expectAccessible(page, 'review, not agreed')
  })

  test('the uploads of a company are accessible with refused and failed files', async ({
    apply,
    values,
    page,
    world,
  }) => {
    const { uploads } = apply.reviewForm
    await world.turnOffFlag('e-signature-web')
    await apply.resumeAtStepOf('commercial/company', 'upload', {
      address: values.address('premises.flat'),
      applicant: company({ uen: values.of('company.live') }),
      services: { electricity: true, water: true, gas: false },
      usage: 'temporary',
    })
    const failing = pdf(values.of('attachment.failing'))
    const files = [...refusedFiles, ['Proof of Occupancy of Premises', failing, uploadFailed] as const]
    for (const [document, file] of files) await uploads.choose(document, file)
    for (const [document, , message] of files) await expect(uploads.row(document)).toContainText(message)
    await expectAccessible(page, 'refused and failed')
  })
})
