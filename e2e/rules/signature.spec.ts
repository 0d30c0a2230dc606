import type { Page } from '@playwright/test'
import type { Application } from '../application.ts'
import { photo, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { Keyboard } from '../keyboard.ts'
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

/** Continues after the signature, uploads the document and submits. */
const submit = async ({ reviewForm: review }: Application) => {
  await review.next()
  await expect(review.heading).toHaveText('Upload and Submit')
  await review.uploads.upload('Company Registry Extract (BizFile)', picture('bizfile.png'))
  await review.submit()
}

const attach = '/v1/eSignature/generateOpenAccountPDF'

test('after a failed attaching only the attaching is repeated, also after a refresh', async ({
  apply,
  values,
  page,
  world,
}) => {
  await openFormToSign(apply, values)
  await apply.reviewForm.sign()
  await page.route(`**${attach}`, route => route.abort(), { times: 2 })
  await submit(apply)

  const notAttached = page.getByRole('alert').filter({ hasText: 'Attach signature failed' })
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(notAttached).toBeVisible()
  await page.goto('/open-account/residential/company/premises')
  await expect(page).toHaveURL(/\/residential\/company\/upload$/)
  await tryAgain.click()
  await expect(notAttached).toBeVisible()
  await expect(tryAgain).toBeEnabled()
  await tryAgain.click()
  await expect(apply.thankYou.heading).toBeVisible()
  expect(await world.rulesOf('/v1/transaction/submit')).toEqual(['submit.accepted'])
})

test('a change of a signed answer invalidates the signature', async ({ apply, values, page }) => {
  const { reviewForm: review } = apply
  await openFormToSign(apply, values)
  await review.sign()
  await page.getByRole('link', { name: 'Change Representative' }).click()
  await page.getByLabel('Designation').fill('Director')
  await review.next()

  await expect(page.getByText('Please sign the form again.')).toBeVisible()
  await expect(review.signedNotice).toBeHidden()
  await review.sign()
  await review.next()
  await expect(review.heading).toHaveText('Upload and Submit')
})

test('a signature that failed to upload stays in its box and can be saved again', async ({
  apply,
  values,
  page,
}) => {
  const { reviewForm: review } = apply
  await openFormToSign(apply, values)
  await page.route('**/v1/eSignature/upload', route => route.abort(), { times: 1 })
  await review.startSigning()
  await review.drawStroke(0.2, 0.8)
  await review.signingDialog.getByRole('button', { name: 'Save' }).click()

  await expect(review.signingDialog.getByRole('alert')).toContainText('Upload signature failed.')
  expect(await review.measureInk()).toBeGreaterThan(1)
  await review.saveSignature()
  await expect(review.signedNotice).toHaveText('Signed on 01 Mar 2027')
})

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

test('the stored signature is an opaque PNG', async ({ apply, values, page }) => {
  const { reviewForm: review } = apply
  await openFormToSign(apply, values)
  await recordSentFile(page)
  await review.startSigning()
  await review.drawStroke(0.2, 0.8)
  await review.saveSignature()

  // The header of a PNG: width, height, bits of each channel, colour type.
  const png = await sentFile(page)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 400])
  const opaque = { grey: 0, redGreenBlue: 2 }
  expect(Object.values(opaque)).toContain(png.readUInt8(25))
})

test('a rotated screen keeps the drawn signature, and Undo removes one stroke at a time', async ({
  apply,
  values,
  page,
}) => {
  const { reviewForm: review } = apply
  const undo = review.signingDialog.getByRole('button', { name: 'Undo' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openFormToSign(apply, values)
  await review.startSigning()
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
  await undo.click()
  expect(await review.measureInk()).toBe(0)
  await expect(review.signingDialog.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a company signs with only the keyboard', async ({ apply, values, page }) => {
  const { reviewForm: review } = apply
  const keyboard = new Keyboard(page)
  await openFormToSign(apply, values)
  await keyboard.press(review.formButton('Review and Sign'), 'Enter')
  await expect(review.preview.getByRole('heading', { name: 'Review and Sign' })).toBeFocused()
  await keyboard.press(review.preview.getByRole('button', { name: 'Sign', exact: true }), 'Enter')
  await expect(
    review.signingDialog.getByRole('heading', { name: 'Please sign within the box area' }),
  ).toBeFocused()
  await keyboard.moveTo(page.getByRole('radio', { name: 'Draw' }))
  await page.keyboard.press('ArrowDown')
  await keyboard.type(page.getByLabel('Your name', { exact: true }), 'Tan Ah Kow')
  await expect(review.signature).toBeVisible()
  expect(await review.measureInk()).toBeGreaterThan(1)
  await keyboard.press(review.signingDialog.getByRole('button', { name: 'Save' }), 'Enter')

  await expect(review.signedNotice).toBeVisible()
  await expect(review.formButton('Review and Sign')).toBeFocused()
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

  await expect(review.signedNotice).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible()
})
