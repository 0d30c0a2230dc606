import { describe, expect, test } from 'vitest'
import { pngColours, toPng } from '../src/subjects/documents/png.ts'
import { sweepSignatures } from '../src/subjects/signature/sweepSignatures.ts'
import { applicant } from './application.ts'
import { pdf } from '../src/subjects/seeding/applicantBy.ts'
import { accepted, arrangeSignature } from './arrangeSignature.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { signaturePicture } from '../src/subjects/seeding/signaturePicture.ts'

const day = 86_400_000

describe('a signature', () => {
  test('a signature is saved byte for byte, and its id is returned', async () => {
    const { sendSignature, service } = await arrangeSignature()
    const answer = await sendSignature()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-rule']).toBe('signature.stored')
    const { fileId } = answer.json<{ fileId: string }>()
    expect(Buffer.from(await service.files.read('default', fileId))).toEqual(signaturePicture)
  })

  test('the type of a signature may precede the picture', async () => {
    const { app } = await arrangeSignature()
    const boundary = 'b'
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="type"\r\n\r\nopen_account_esig\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="fileName"; filename="a.png"\r\n\r\n`,
      ),
      signaturePicture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const answer = await app.inject({ method: 'POST', url: '/v1/eSignature/upload', payload, headers })
    expect(answer.statusCode).toBe(200)
  })

  test('a signature whose part has no file name is saved', async () => {
    const { app } = await arrangeSignature()
    const { payload, headers } = multipart(signaturePicture, {}, { texts: { type: 'open_account_esig' } })
    const nameless = Buffer.from(
      payload.toString('latin1').replace('"file"; filename="document"', '"fileName"'),
      'latin1',
    )
    const call = { method: 'POST', url: '/v1/eSignature/upload', payload: nameless, headers } as const
    expect((await app.inject(call)).statusCode).toBe(200)
  })

  const wide = (width: number, height: number) =>
    toPng({ width, height, colour: pngColours.grey }, new Uint8Array(1))
  const cut = signaturePicture.subarray(0, -1)
  const longer = Buffer.concat([signaturePicture, Buffer.from('more')])
  const nothing = signaturePicture.subarray(0, 8)

  test.each<[string, Buffer, number, string, string]>([
    ['when it is a PDF', pdf, 415, 'unsupported_file', 'signature.unsupported'],
    ['when it is empty', Buffer.alloc(0), 415, 'unsupported_file', 'signature.unsupported'],
    ['when it only begins like a PNG', nothing, 415, 'unsupported_file', 'signature.unsupported'],
    ['when its end is missing', cut, 415, 'unsupported_file', 'signature.unsupported'],
    ['when something follows its end', longer, 415, 'unsupported_file', 'signature.unsupported'],
    ['when it has too many pixels', wide(4_001, 4_000), 415, 'unsupported_file', 'signature.unsupported'],
  ])('a signature is refused %s, and deleted', async (_when, picture, status, error, rule) => {
    const { sendSignature, service, filesLeft } = await arrangeSignature()
    const answer = await sendSignature(picture)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error })
    expect(answer.headers['x-rule']).toBe(rule)
    expect(await filesLeft()).toBe(0)
    expect(await service.db.selectFrom('signatures').selectAll().execute()).toEqual([])
  })

  test('a signature with as many pixels as a large screen is accepted', async () => {
    const { sendSignature } = await arrangeSignature()
    expect((await sendSignature(wide(4_000, 4_000))).statusCode).toBe(200)
  })

  /** One chunk of an unknown kind makes a picture as large as the test needs. */
  const ofBytes = (bytes: number) => {
    const chunk = Buffer.alloc(bytes - signaturePicture.length)
    chunk.writeUInt32BE(chunk.length - 12)
    chunk.write('juNk', 4, 'latin1')
    return Buffer.concat([signaturePicture.subarray(0, -12), chunk, signaturePicture.subarray(-12)])
  }
  test.each([
    [4_000_000, 200, 'signature.stored', 1],
    [4_000_001, 413, 'signature.too-large', 0],
  ])('a signature of %i bytes is answered %i', async (bytes, status, rule, left) => {
    const { sendSignature, filesLeft } = await arrangeSignature()
    const answer = await sendSignature(ofBytes(bytes))
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-rule']).toBe(rule)
    expect(await filesLeft()).toBe(left)
  })

  test.each<[string, Parameters<typeof multipart>[2]]>([
    ['no type', { field: 'fileName' }],
    ['an unknown type', { field: 'fileName', texts: { type: 'esig' } }],
    ['another text', { field: 'fileName', texts: { type: 'open_account_esig', colour: 'blue' } }],
    ['a text that is too long', { field: 'fileName', texts: { type: 'a'.repeat(200) } }],
    ['the picture in another field', { field: 'file', texts: { type: 'open_account_esig' } }],
  ])('a body of a signature with %s is refused', async (_what, named) => {
    const { app, filesLeft } = await arrangeSignature()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/eSignature/upload',
      ...multipart(signaturePicture, {}, named),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request' })
    expect(await filesLeft()).toBe(0)
  })

  test('a signature in a body that is not multipart is refused', async () => {
    const { post } = await arrangeSignature()
    expect((await post('/v1/eSignature/upload', {})).json()).toMatchObject({
      error: 'unsupported_media_type',
    })
  })
})

describe('a signature without a submission', () => {
  test('a signature without a submission is deleted after a day, with its picture', async () => {
    const { pass, sendSignature, service, filesLeft } = await arrangeSignature()
    await sendSignature()
    pass(day - 1)
    await sweepSignatures(service)
    expect(await filesLeft()).toBe(1)
    pass(1)
    await sweepSignatures(service)
    expect(await filesLeft()).toBe(0)
    expect(await service.db.selectFrom('signatures').selectAll().execute()).toEqual([])
  })

  test('a signature without a submission expires by the clock of its world', async () => {
    const { app, sendSignature, service, filesLeft } = await arrangeSignature()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'other' } })
    await sendSignature()
    await applicant(app, { 'x-world': 'other' }).sendSignature()
    const payload = { seconds: day / 1_000 }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/other/clock/advance', payload })
    await sweepSignatures(service)
    expect(await filesLeft()).toBe(1)
    expect(await service.db.selectFrom('signatures').select('world').execute()).toEqual([
      { world: 'default' },
    ])
  })

  test('a submitted signature does not expire', async () => {
    const { pass, service, form: requestBody, generate } = await accepted()
    pass(day)
    await sweepSignatures(service)
    expect((await generate(requestBody)).statusCode).toBe(200)
  })
})
