import type { Page } from '@playwright/test'
import type { Application } from '../application.ts'
import { photo, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { Keyboard } from '../keyboard.ts'
import { company } from '../screens/companyParticulars.ts'
import type { Values } from '../values.ts'

/** A company at home that has typed everything in, and has chosen its appointment. */
const comeToSign = async (apply: Application, values: Values) => {
  await apply.resumeAtReview('residential/company', {
    address: values.address('premises.flat'),
    by: company({ uen: values.of('company.live') }),
  })
  await apply.questionedReview.chooseFirstAppointment()
}

/** Goes on after the signature, and submits. */
const submit = async ({ questionedReview: review }: Application) => {
  await review.next()
  await expect(review.heading).toHaveText('Upload and Submit')
  await review.uploads.upload('Company Registry Extract (BizFile)', picture('bizfile.png'))
  await review.submit()
}

const attach = '/v1/eSignature/generateOpenAccountPDF'

test('a signature that cannot be attached is all that is left to do, also after a refresh', async ({
  apply,
  values,
  page,
  world,
}) => {
  await comeToSign(apply, values)
  await apply.questionedReview.sign()
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
  expect(await world.decidedBy('/v1/transaction/submit')).toEqual(['submit.accepted'])
})

test('a signature does not outlast a change of what was signed', async ({ apply, values, page }) => {
  const { questionedReview: review } = apply
  await comeToSign(apply, values)
  await review.sign()
  await page.getByRole('link', { name: 'Change Representative' }).click()
  await page.getByLabel('Designation').fill('Director')
  await review.next()

  await expect(page.getByText('Please sign the form again.')).toBeVisible()
  await expect(review.signed).toBeHidden()
  await review.sign()
  await review.next()
  await expect(review.heading).toHaveText('Upload and Submit')
})

test('a signature that cannot be stored says so, stays in its box, and may be saved again', async ({
  apply,
  values,
  page,
}) => {
  const { questionedReview: review } = apply
  await comeToSign(apply, values)
  await page.route('**/v1/eSignature/upload', route => route.abort(), { times: 1 })
  await review.startSigning()
  await review.drawStroke(0.2, 0.8)
  await review.signingDialog.getByRole('button', { name: 'Save' }).click()

  await expect(review.signingDialog.getByRole('alert')).toContainText('Upload signature failed.')
  expect(await review.ink()).toBeGreaterThan(1)
  await review.saveSignature()
  await expect(review.signed).toHaveText('Signed on 01 Mar 2027')
})

/** From now on, a form that the page sends leaves its file behind for `sentFile`. */
const watchSentFile = (page: Page) =>
  page.evaluate(() => {
    globalThis.FormData = class extends FormData {
      override append(name: string, value: string | Blob, filename?: string) {
        if (typeof value === 'string') return super.append(name, value)
        Object.assign(globalThis, { sentFile: value })
        return super.append(name, value, filename)
      }
    }
  })

/** The bytes of that file. */
const sentFile = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const sent: unknown = Reflect.get(globalThis, 'sentFile')
    return sent instanceof Blob ? Array.from(new Uint8Array(await sent.arrayBuffer())) : []
  })
  return Buffer.from(bytes)
}

test('the picture that is stored is a PNG that nothing shines through', async ({ apply, values, page }) => {
  const { questionedReview: review } = apply
  await comeToSign(apply, values)
  await watchSentFile(page)
  await review.startSigning()
  await review.drawStroke(0.2, 0.8)
  await review.saveSignature()

  // The header of a PNG: width, height, bits of a channel, and what its colours are made of.
  const png = await sentFile(page)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 400])
  const opaque = { grey: 0, redGreenBlue: 2 }
  expect(Object.values(opaque)).toContain(png.readUInt8(25))
})

test('a turned screen keeps what is drawn, and strokes are undone one by one', async ({
  apply,
  values,
  page,
}) => {
  const { questionedReview: review } = apply
  const undo = review.signingDialog.getByRole('button', { name: 'Undo' })
  await page.setViewportSize({ width: 390, height: 844 })
  await comeToSign(apply, values)
  await review.startSigning()
  await review.drawStroke(0.1, 0.4)
  await review.drawStroke(0.6, 0.9)
  const upright = await review.ink()
  expect(upright).toBeGreaterThan(1)

  await page.setViewportSize({ width: 844, height: 600 })
  await expect.poll(async () => Math.abs((await review.ink()) - upright) < upright / 4).toBe(true)
  await review.drawStroke(0.45, 0.55)
  await expect.poll(() => review.ink()).toBeGreaterThan(upright)
  await undo.click()
  await undo.click()
  const left = await review.ink()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(upright * 0.75)
  await undo.click()
  expect(await review.ink()).toBe(0)
  await expect(review.signingDialog.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a company signs with the keyboard alone', async ({ apply, values, page }) => {
  const { questionedReview: review } = apply
  const keyboard = new Keyboard(page)
  await comeToSign(apply, values)
  await keyboard.press(review.control('Review and Sign'), 'Enter')
  await expect(review.preview.getByRole('heading', { name: 'Review and Sign' })).toBeFocused()
  await keyboard.press(review.preview.getByRole('button', { name: 'Sign', exact: true }), 'Enter')
  await expect(
    review.signingDialog.getByRole('heading', { name: 'Please sign within the box area' }),
  ).toBeFocused()
  await keyboard.reach(page.getByRole('radio', { name: 'Draw' }))
  await page.keyboard.press('ArrowDown')
  await keyboard.type(page.getByLabel('Your name', { exact: true }), 'Tan Ah Kow')
  await expect(review.signature).toBeVisible()
  expect(await review.ink()).toBeGreaterThan(1)
  await keyboard.press(review.signingDialog.getByRole('button', { name: 'Save' }), 'Enter')

  await expect(review.signed).toBeVisible()
  await expect(review.control('Review and Sign')).toBeFocused()
})

test('a picture of a signature does as well', async ({ apply, values, page }) => {
  const { questionedReview: review } = apply
  await comeToSign(apply, values)
  await review.startSigning()
  await page.getByRole('radio', { name: 'Upload a picture' }).check()
  await page.getByLabel('Picture of your signature').setInputFiles(await photo('signature.jpg', 60, page))
  await expect(review.signature).toBeVisible()
  await review.saveSignature()
  await page.reload()

  await expect(review.signed).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible()
})
