// @vitest-environment node
import { expect, test } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { uploadSignature } from './signatureCalls.ts'

test('a signature is uploaded as a PNG in the field fileName, with its type', async () => {
  const { requests } = answerCalls({ 'POST /v1/eSignature/upload': { body: { fileId: 'f-7' } } })
  expect(await uploadSignature(new Blob(['png'], { type: 'image/png' }))).toBe('f-7')
  const form = await requests[0]?.formData()
  expect(form?.get('type')).toBe('open_account_esig')
  const file = form?.get('fileName')
  expect(file).toMatchObject({ name: 'signature.png', type: 'image/png' })
})
