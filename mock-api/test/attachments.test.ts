import { fileContentMessages } from '@open-account/contracts/fields/fileContentMessages'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { applicant } from './application.ts'
import { pdf } from '../src/subjects/seeding/applicantBy.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { testApp } from './testApp.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5])
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
/** Longer than a piece in which a file arrives, with the entry at its end. */
const encrypted = Buffer.concat([
  pdf,
  Buffer.alloc(200_000, 'content '),
  Buffer.from('\ntrailer\n<< /Size 9 /Encrypt 8 0 R /Root 1 0 R >>\n%%EOF'),
])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

const arrange = async () => {
  const { app, service, folder } = await testApp()
  const person = applicant(app)
  const state = await person.start()
  const filesLeft = async () => {
    const names = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return names.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  }
  const list = async (of = state) => {
    const answer = await app.inject({ url: `/v1/transaction/attachment/${of}` })
    return answer.json<{ attachmentDetails: { type: string; filename: string }[] }>().attachmentDetails
  }
  const remove = (payload: object) =>
    app.inject({ method: 'DELETE', url: '/v1/transaction/attachment', payload })
  return { app, service, state, filesLeft, list, remove, ...person }
}

test('an uploaded file is saved byte for byte, with its hash', async () => {
  const { upload, state, filesLeft, service } = await arrange()
  const answer = await upload(state, 'nric_front', 'NRIC front.jpg', jpeg)
  expect(answer.json()).toMatchObject({ type: 'nric_front', filename: 'NRIC front.jpg', size: jpeg.length })
  const [path] = await filesLeft()
  expect(await readFile(path ?? '')).toEqual(jpeg)
  expect(await service.db.selectFrom('attachments').select(['sha256']).execute()).toEqual([
    { sha256: expect.stringMatching(/^[\da-f]{64}$/) as string },
  ])
})

test('a large file is saved byte for byte over a connection', async () => {
  const { app, state, filesLeft } = await arrange()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const large = Buffer.concat([pdf, randomBytes(5_000_000)])
  const { payload, headers } = multipart(large)
  const query = `transaction_id=${state}&type=nric_front&filename=a.pdf`
  const url = `${origin}/v1/transaction/attachment?${query}`
  const answer = await fetch(url, { method: 'POST', headers, body: Uint8Array.from(payload) })
  expect(await answer.json()).toMatchObject({ size: large.length })
  const [path] = await filesLeft()
  expect((await readFile(path ?? '')).equals(large)).toBe(true)
})

test.each([1_447, 65_536, 300_000])(
  'a file that resembles its boundary is saved byte for byte when it is sent in pieces of %i bytes',
  async size => {
    const { app, state, filesLeft } = await arrange()
    const file = Buffer.concat([pdf, Buffer.alloc(1_500_001, '\r\n--a-bound')])
    const { payload, headers } = multipart(file)
    const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const path = `/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`
    const sent = request({ hostname, port, path, method: 'POST', headers })
    const answer = once(sent, 'response')
    for (let at = 0; at < payload.length; at += size) sent.write(payload.subarray(at, at + size))
    sent.end()
    expect(await answer).toMatchObject([{ statusCode: 200 }])
    const [saved] = await filesLeft()
    expect((await readFile(saved ?? '')).equals(file)).toBe(true)
  },
)

test.each([
  ['my (new) file!.pdf', 'my new file.pdf'],
  ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
  ['Ausweis ä.PDF', 'Ausweis .PDF'],
])('a file with the name %s is saved as %s', async (sentName, filename) => {
  const { upload, state } = await arrange()
  expect((await upload(state, 'nric_front', sentName)).json()).toMatchObject({ filename })
})

test('a new file of a type replaces the old one', async () => {
  const { upload, state, list, filesLeft } = await arrange()
  await upload(state, 'nric_front', 'first.pdf')
  const second = await upload(state, 'nric_front', 'second.png', png)
  expect(second.headers['x-rule']).toBe('attachment.replaced')
  expect(await list()).toMatchObject([{ type: 'nric_front', filename: 'second.png' }])
  expect(await filesLeft()).toHaveLength(1)
})

describe('a file is refused and deleted', () => {
  test.each([
    ['content of no accepted format', 'a.pdf', Buffer.from('MZ an executable'), 415, 'unsupported_file'],
    ['content of another format than its name', 'a.pdf', jpeg, 415, 'unsupported_file'],
    ['no content', 'a.pdf', Buffer.alloc(0), 415, 'unsupported_file'],
    ['a name of a format that is not accepted', 'a.docx', pdf, 400, 'invalid_request'],
    ['a name that is too long', `${'a'.repeat(41)}.pdf`, pdf, 400, 'invalid_request'],
    ['a failure to save it', 'cannot be stored.pdf', pdf, 502, 'upstream_error'],
  ])('a file is refused and deleted: %s', async (_when, name, content, status, error) => {
    const { upload, state, list, filesLeft } = await arrange()
    const answer = await upload(state, 'nric_front', name, content)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error })
    expect(await list()).toEqual([])
    expect(await filesLeft()).toEqual([])
  })

  test.each([
    ['empty', 'a.pdf', Buffer.alloc(0), 'empty', 'attachment.empty'],
    ['a HEIC photo', 'a.jpg', heic, 'heic', 'attachment.heic'],
    ['text named as a PDF', 'a.pdf', Buffer.from('Dear Sir'), 'mismatched', 'attachment.unsupported'],
    ['a photo named as a PDF', 'a.pdf', jpeg, 'misnamed', 'attachment.misnamed'],
    ['an encrypted PDF', 'a.pdf', encrypted, 'encrypted', 'attachment.encrypted'],
  ] as const)(
    'the refusal of a file that is %s has its own message and rule',
    async (_, name, content, reason, rule) => {
      const { upload, state, filesLeft } = await arrange()
      const answer = await upload(state, 'nric_front', name, content)
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({
        error: 'unsupported_file',
        error_description: fileContentMessages[reason],
      })
      expect(answer.headers['x-rule']).toBe(rule)
      expect(await filesLeft()).toEqual([])
    },
  )

  test.each([
    ['nric_front', 8_000_000],
    ['gst_registration_certification', 4_000_000],
  ])('a %s with one byte more than %i is refused and deleted', async (type, maxBytes) => {
    const { upload, state, filesLeft } = await arrange()
    const whole = Buffer.concat([pdf, Buffer.alloc(maxBytes - pdf.length)])
    expect((await upload(state, type, 'a.pdf', whole)).statusCode).toBe(200)
    const more = await upload(state, type, 'a.pdf', Buffer.concat([whole, Buffer.alloc(1)]))
    expect(more.statusCode).toBe(413)
    expect(more.json()).toMatchObject({
      error: 'file_too_large',
      error_description: `Please upload attachment with size no more than ${maxBytes / 1_000_000} MB.`,
    })
    expect(await filesLeft()).toHaveLength(1)
  })

  test.each([1, 8, 20])(
    'an encrypted PDF is refused when the first %i bytes of its entry are written before the others arrive',
    async bytes => {
      const { app, state, filesLeft } = await arrange()
      const entry = '/Encrypt 12345 00000 R'
      const { payload, headers } = multipart(Buffer.concat([pdf, Buffer.alloc(500_000), Buffer.from(entry)]))
      const cut = payload.indexOf(entry) + bytes
      const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
      const path = `/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`
      const sent = request({ hostname, port, path, method: 'POST', headers })
      const answer = once(sent, 'response')
      sent.write(payload.subarray(0, cut))
      await vi.waitFor(async () => {
        const [part = ''] = await filesLeft()
        expect((await stat(part)).size).toBeGreaterThan(100_000)
      })
      sent.end(payload.subarray(cut))
      expect(await answer).toMatchObject([{ statusCode: 415 }])
      expect(await filesLeft()).toEqual([])
    },
  )

  test('a file whose connection breaks off is deleted', async () => {
    const { app, state, filesLeft } = await arrange()
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(url.port), url.hostname)
    socket.write(
      `POST /v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf HTTP/1.1\r\n` +
        'Host: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and so on',
    )
    await vi.waitFor(async () => expect(await filesLeft()).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(async () => expect(await filesLeft()).toEqual([]))
  })
})

/** A multipart body, and the position at which a test interrupts it. */
const halves = [
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and so on',
  'until its end\r\n--b--\r\n',
] as const

test('a file that arrives while its world is deleted is refused and deleted', async () => {
  const { app, filesLeft } = await arrange()
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'going' } })
  const state = await applicant(app, { 'x-world': 'going' }).start()
  const socket = connect(Number(url.port), url.hostname)
  const answered = new Promise<string>(resolve => socket.once('data', data => resolve(data.toString())))
  socket.write(
    `POST /v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf HTTP/1.1\r\n` +
      'Host: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      `Content-Length: ${halves.join('').length}\r\n\r\n${halves[0]}`,
  )
  await vi.waitFor(async () => expect(await filesLeft()).toHaveLength(1))
  await app.inject({ method: 'DELETE', url: '/mock/v1/worlds/going' })
  socket.write(halves[1])

  expect(await answered).toMatch(/^HTTP\/1\.1 404 /)
  expect(await filesLeft()).toEqual([])
})

describe('the deletion of a file', () => {
  test.each(['state_id', 'transaction_id'])('a file is deleted by %s', async name => {
    const { upload, state, list, remove, filesLeft } = await arrange()
    await upload(state, 'nric_front')
    await upload(state, 'nric_back')
    expect((await remove({ [name]: state, type: 'nric_front' })).json()).toEqual({ type: 'nric_front' })
    expect(await list()).toMatchObject([{ type: 'nric_back' }])
    expect(await filesLeft()).toHaveLength(1)
  })

  test('the deletion of a missing file succeeds', async () => {
    const { state, remove } = await arrange()
    expect((await remove({ state_id: state, type: 'nric_front' })).statusCode).toBe(200)
  })

  test('a file whose name makes its deletion fail is not deleted', async () => {
    const { upload, state, list, remove } = await arrange()
    await upload(state, 'nric_front', 'cannot be deleted.pdf')
    expect((await remove({ state_id: state, type: 'nric_front' })).json()).toMatchObject({
      error: 'upstream_error',
    })
    expect(await list()).toHaveLength(1)
  })
})

test('the documents of a submitted application cannot be changed', async () => {
  const { upload, remove, ready, submit } = await arrange()
  const { state_id, body } = await ready()
  await submit(body)
  expect((await upload(state_id, 'nric_front')).json()).toMatchObject({ error: 'already_submitted' })
  expect((await remove({ state_id, type: 'nric_front' })).json()).toMatchObject({
    error: 'already_submitted',
  })
})

test('a file for an unknown transaction is refused', async () => {
  const { upload } = await arrange()
  expect((await upload('unknown', 'nric_front')).json()).toMatchObject({ error: 'not_found' })
})

describe('the submission of an application', () => {
  test.each<[string, Flow, string]>([
    [
      'the paper form of a company that signed on the screen',
      'residential/company',
      'c_signed_utility_application_form',
    ],
    [
      'a document that only premises without an address require',
      'commercial/personal',
      'nanl_proof_of_premise',
    ],
    ['a document that only a company requires', 'residential/personal', 'c_acra_manual'],
  ])('a submission deletes %s', async (_what, flow, type) => {
    const { readyIn, upload, submit, list, filesLeft } = await arrange()
    const { body, state_id } = await readyIn(flow)
    const needed = await list(state_id)
    const filesBefore = await filesLeft()
    await upload(state_id, type)
    expect((await submit(body)).statusCode).toBe(200)
    expect(await list(state_id)).toEqual(needed)
    expect((await filesLeft()).toSorted()).toEqual(filesBefore.toSorted())
  })

  test('a submission keeps an optional document', async () => {
    const { readyIn, upload, submit, list } = await arrange()
    const { body, state_id } = await readyIn('residential/company')
    await upload(state_id, 'c_letter_of_auth')
    await submit(body)
    const documentTypes = (await list(state_id)).map(({ type }) => type)
    expect(documentTypes.toSorted()).toEqual(['c_acra_manual', 'c_letter_of_auth'])
  })

  test('a refused submission deletes no file', async () => {
    const { readyIn, upload, submit, list } = await arrange()
    const { body, state_id } = await readyIn('residential/company')
    await upload(state_id, 'c_signed_utility_application_form')
    expect((await submit({ ...body, authorised_name: '' })).statusCode).not.toBe(200)
    expect(await list(state_id)).toHaveLength(2)
  })
})
