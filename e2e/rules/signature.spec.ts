import type { Page } from '@playwright/test'
import type { Application } from '../application.ts'
import { photo } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'
import type { Values } from '../values.ts'

/** Opens the review form of a company at home with a chosen appointment, ready to sign. */
const openFormToSign = async (apply: Application, values: Values) => {
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    applicant: company({ uen: values.of('company.live') }),
  })
  await apply.reviewForm.chooseFirstAppointment()
}

/** Records the file of the next form that the page sends, for `sentFile`. */
const recordSentFile = (page: Page) =>
  page.evaluate(() => {
    globalThis.FormData = class extends FormData {
      override append(name: string, value: string | Blob, filename?: string) {
        if (typeof value === 'string') return super.append(name, value)
        Object.assign(globalThis, { sentFile: value })
        return super.append(name, value, filename)
      }
    }
  })

/** The bytes of the recorded file. */
const sentFile = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const sent: unknown = Reflect.get(globalThis, 'sentFile')
    return sent instanceof Blob ? Array.from(new Uint8Array(await sent.arrayBuffer())) : []
  })
  return Buffer.from(bytes)
}

test('a drawn signature survives a rotated screen and a failed upload, and is stored as an opaque PNG', async ({
  apply,
  values,
  page,
}) => {
  const { reviewForm: review } = apply
  const undo = review.signingDialog.getByRole('button', { name: 'Undo' })
  const save = review.signingDialog.getByRole('button', { name: 'Save' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openFormToSign(apply, values)
  await recordSentFile(page)
  await review.startSigning()
  await test.step('a rotated screen keeps the drawn signature', async () => {
    await review.drawStroke(0.1, 0.4)
    await review.drawStroke(0.6, 0.9)
    const upright = await review.measureInk()
    expect(upright).toBeGreaterThan(1)
    await page.setViewportSize({ width: 844, height: 600 })
    await expect.poll(async () => Math.abs((await review.measureInk()) - upright) < upright / 4).toBe(true)
    await review.drawStroke(0.45, 0.55)
    await expect.poll(() => review.measureInk()).toBeGreaterThan(upright)
    await undo.click()
    await undo.click()
    const remaining = await review.measureInk()
    expect(remaining).toBeGreaterThan(0)
    expect(remaining).toBeLessThan(upright * 0.75)
  })
  await test.step('Undo removes one stroke at a time', async () => {
    await undo.click()
    expect(await review.measureInk()).toBe(0)
    await expect(save).toBeDisabled()
  })
  await test.step('a signature that failed to upload stays in its box and can be saved again', async () => {
    await page.route('**/v1/eSignature/upload', route => route.abort(), { times: 1 })
    await review.drawStroke(0.2, 0.8)
    await save.click()
    await expect(review.signingDialog.getByRole('alert')).toContainText('Upload signature failed.')
    expect(await review.measureInk()).toBeGreaterThan(1)
    await review.saveSignature()
    await expect(review.signedNotice).toHaveText('Signed on 01 Mar 2027')
  })
  await test.step('the stored signature is an opaque PNG', async () => {
    // The header of a PNG: width, height, bits of each channel, colour type.
    const png = await sentFile(page)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 400])
    const opaque = { grey: 0, redGreenBlue: 2 }
    expect(Object.values(opaque)).toContain(png.readUInt8(25))
  })
})

test('a company can sign with a picture of a signature', async ({ apply, values, page }) => {
  const { reviewForm: review } = apply
  await openFormToSign(apply, values)
  await review.startSigning()
  await page.getByRole('radio', { name: 'Upload a picture' }).check()
  await page.getByLabel('Picture of your signature').setInputFiles(await photo('signature.jpg', 60, page))
  await expect(review.signature).toBeVisible()
  await review.saveSignature()
  await page.reload()
  await review.openPart('Application form')

  await expect(review.signedNotice).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible()
})
