import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pngColours, toPng } from '../src/documents/png.ts'
import { sweepSignatures } from '../src/signature/sweepSignatures.ts'
import { applicant, description, pdf } from './application.ts'
import { formRequest } from './formRequest.ts'
import { multipart } from './multipart.ts'
import type { Flow } from './particulars.ts'
import { inkAt, signaturePicture, signatureSize } from './pictures.ts'
import { linesIn, picturesIn, textIn } from './readPdf.ts'
import { now, testApp } from './testApp.ts'

const day = 86_400_000

const arrange = async () => {
  let at = now
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  const { app, service, folder } = await testApp({}, { clock: () => at })
  const filesLeft = async () => {
    const names = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return names.filter(entry => entry.isFile()).length
  }
  return { app, service, pass, filesLeft, ...applicant(app) }
}

describe('a signature', () => {
  test('is kept byte for byte, and its id is answered', async () => {
    const { sendSignature, service } = await arrange()
    const answer = await sendSignature()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-rule']).toBe('signature.stored')
    const { fileId } = answer.json<{ fileId: string }>()
    expect(Buffer.from(await service.files.read('default', fileId))).toEqual(signaturePicture)
  })

  test('may have its type before the picture', async () => {
    const { app } = await arrange()
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
  ])('is refused %s, and nothing is left of it', async (_when, picture, status, error, rule) => {
    const { sendSignature, service, filesLeft } = await arrange()
    const answer = await sendSignature(picture)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error })
    expect(answer.headers['x-rule']).toBe(rule)
    expect(await filesLeft()).toBe(0)
    expect(await service.db.selectFrom('signatures').selectAll().execute()).toEqual([])
  })

  test('of as many pixels as a large screen has is taken', async () => {
    const { sendSignature } = await arrange()
    expect((await sendSignature(wide(4_000, 4_000))).statusCode).toBe(200)
  })

  /** One chunk of a kind that nobody knows makes a picture as large as one likes. */
  const ofBytes = (bytes: number) => {
    const chunk = Buffer.alloc(bytes - signaturePicture.length)
    chunk.writeUInt32BE(chunk.length - 12)
    chunk.write('juNk', 4, 'latin1')
    return Buffer.concat([signaturePicture.subarray(0, -12), chunk, signaturePicture.subarray(-12)])
  }
  test.each([
    [4_000_000, 200, 'signature.stored', 1],
    [4_000_001, 413, 'signature.too-large', 0],
  ])('of %i bytes is answered %i', async (bytes, status, rule, left) => {
    const { sendSignature, filesLeft } = await arrange()
    const answer = await sendSignature(ofBytes(bytes))
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-rule']).toBe(rule)
    expect(await filesLeft()).toBe(left)
  })

  test.each<[string, Parameters<typeof multipart>[2]]>([
    ['without a type', { field: 'fileName' }],
    ['of an unknown type', { field: 'fileName', texts: { type: 'esig' } }],
    ['with another text', { field: 'fileName', texts: { type: 'open_account_esig', colour: 'blue' } }],
    ['with a text that is too long', { field: 'fileName', texts: { type: 'a'.repeat(200) } }],
    ['in another field', { field: 'file', texts: { type: 'open_account_esig' } }],
  ])('%s is refused', async (_what, named) => {
    const { app, filesLeft } = await arrange()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/eSignature/upload',
      ...multipart(signaturePicture, {}, named),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request' })
    expect(await filesLeft()).toBe(0)
  })

  test('that is no multipart body is refused', async () => {
    const { post } = await arrange()
    expect((await post('/v1/eSignature/upload', {})).json()).toMatchObject({
      error: 'unsupported_media_type',
    })
  })
})

const accepted = async (flow: Flow = 'residential/company', changes: object = {}, postalCode?: string) => {
  const person = await arrange()
  const { body, state_id } = await person.readyIn(flow, changes, postalCode)
  const answer = await person.submit(body)
  const { app_id } = answer.json<{ app_id: string }>()
  const generate = (asked: object) => person.post('/v1/eSignature/generateOpenAccountPDF', asked)
  return { ...person, body, state_id, app_id, form: formRequest(body, app_id), generate }
}

describe('the signed form', () => {
  test('says what was submitted, in sections', async () => {
    const { form: asked, generate, app_id } = await accepted()
    const answer = await generate(asked)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['x-rule']).toBe('signature.attached')
    const lines = linesIn(answer.rawPayload)
    for (const text of [
      app_id,
      'Company',
      'LORONG TRADING PTE LTD',
      '201500004E',
      'Representative',
      'TAN AH KOW',
      'Director',
      'office@example.com',
      '+65 91234567',
      'Premises',
      '145 LORONG 2 TOA PAYOH #09-128 SINGAPORE 310145',
      'Owner',
      'HDB 3-5 rooms',
      'Utilities',
      'Electricity, Water, Gas',
      '21 Nov 2026, 09:00 to 12:00',
      'Signature of Customer',
      'Company Stamp if available',
      'Signature of Service Provider',
      '20 Nov 2026',
    ])
      expect(lines).toContain(text)
  })

  test('shows the picture that was signed, on white', async () => {
    const { form: asked, generate } = await accepted()
    const [picture, ...others] = picturesIn((await generate(asked)).rawPayload)
    expect(others).toEqual([])
    expect(picture).toMatchObject(signatureSize)
    for (let y = 0; y < signatureSize.height; y += 1)
      for (let x = 0; x < signatureSize.width; x += 1) {
        const [red, green, blue, alpha] = inkAt(x, y)
        const onWhite = [red, green, blue].map(colour =>
          Math.round((colour * alpha + 255 * (255 - alpha)) / 255),
        )
        expect(picture?.at(x, y)).toEqual(onWhite)
      }
  })

  test('is kept with the application; a later one takes its place', async () => {
    const { form: asked, generate, service, state_id, filesLeft } = await accepted()
    await generate(asked)
    const before = await filesLeft()
    const { rawPayload } = await generate(asked)
    const [kept, ...others] = await service.db.selectFrom('forms').selectAll().execute()
    expect(others).toEqual([])
    expect(kept).toMatchObject({ state_id, size: rawPayload.length })
    expect(Buffer.from(await service.files.read('default', kept?.id ?? ''))).toEqual(rawPayload)
    expect(await filesLeft()).toBe(before)
  })

  test('of commercial premises tells how the deposit is calculated', async () => {
    const { form: asked, generate } = await accepted('commercial/company')
    const lines = linesIn((await generate(asked)).rawPayload)
    for (const text of ['Security deposit calculation', 'Others', '16-45', '100', 'S$ 2,100.00'])
      expect(lines).toContain(text)
  })

  test('has its sections in the order of the printed form, and its fields under the same names', async () => {
    const { form: asked, generate } = await accepted('commercial/company', {
      hawker_stall_no: '01-23',
      tension_level: 'LT',
      supply_application_no: '20261120',
      other_contact: '61234567',
      other_email: 'second@example.com',
    })
    const lines = linesIn((await generate(asked)).rawPayload)
    const sections = ['Premises', 'Company', 'Representative', 'Utilities', 'Security deposit calculation']
    expect(lines.filter(line => sections.includes(line))).toEqual(sections)
    for (const text of [
      'Type of Occupancy',
      'Use Of Premises',
      'Hawker Stall No.',
      '01-23',
      'Tension Level',
      'Low Tension (LT)',
      'Supply Application Number',
      '20261120',
      'Mobile Number',
      'Alternate Contact Number',
      '+65 61234567',
      'Alternate Email',
      'second@example.com',
      'Type Of Usage',
    ])
      expect(lines).toContain(text)
  })

  test('of premises without an address describes them', async () => {
    const { form: asked, generate } = await accepted('residential/company', {}, '')
    expect(textIn((await generate(asked)).rawPayload)).toContain(description)
  })

  test('names a representative whose name is written in Chinese', async () => {
    const { form: asked, generate } = await accepted('residential/company', {
      authorised_name: '陈伟强',
      authorised_designation: 'Geschäftsführer “Łódź”',
    })
    const text = textIn((await generate(asked)).rawPayload).replaceAll(' ', '')
    expect(text).toContain('陈伟强')
    expect(text).toContain('Geschäftsführer“Łódź”')
  })

  test('has its timeslot as the applicant chose it', async () => {
    const { form: asked, generate } = await accepted()
    const range = (start: string, end: string) => ({
      ...asked,
      payload: { ...asked.payload, preferred_date: { turn_on_datetime: { start, end } } },
    })
    const right = await generate(range('2026-11-21T09:00:00', '2026-11-21T12:00:00'))
    expect(right.statusCode).toBe(200)
    const wrong = await generate(range('2026-11-21T12:00:00', '2026-11-21T15:00:00'))
    expect(wrong.json()).toMatchObject({
      issues: [{ path: 'payload.preferred_date.turn_on_datetime' }],
    })
  })

  test('is that of a person too, when one signs', async () => {
    const person = await arrange()
    const { body } = await person.readyIn('residential/personal', { file_id: await person.sign() })
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    const answer = await person.post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    expect(linesIn(answer.rawPayload)).toContain('S1234567D')
  })
})

describe('no form is signed', () => {
  test.each<[string, (asked: ReturnType<typeof formRequest>) => object, readonly string[] | undefined]>([
    ['with a signature that is not there', asked => ({ ...asked, file_id: 'unknown' }), ['file_id']],
    ['for another service', asked => ({ ...asked, type: 'close_account' }), undefined],
    [
      'that names another company',
      asked => ({
        ...asked,
        payload: {
          ...asked.payload,
          company_information: { uen: '200012345W', company_name: 'SOMEBODY ELSE' },
        },
      }),
      ['payload.company_information.uen', 'payload.company_information.company_name'],
    ],
    [
      'that asks for other services',
      asked => ({
        ...asked,
        payload: {
          ...asked.payload,
          turn_on_services: { electricity: true, water: false, gas: true, chilled_water: false },
        },
      }),
      ['payload.turn_on_services'],
    ],
    [
      'on another date',
      asked => ({
        ...asked,
        payload: { ...asked.payload, preferred_date: { turn_on_datetime: '20261224' } },
      }),
      ['payload.preferred_date.turn_on_datetime'],
    ],
  ])('%s', async (_what, change, paths) => {
    const { form: asked, generate, service } = await accepted()
    const answer = await generate(change(asked))
    expect(answer.statusCode).toBe(422)
    const { error, issues } = answer.json<{ error: string; issues?: { path: string }[] }>()
    expect(error).toBe('attach_failed')
    expect(issues?.map(({ path }) => path)).toEqual(paths)
    expect(answer.headers['x-rule']).toBe('signature.not-attached')
    expect(await service.db.selectFrom('forms').selectAll().execute()).toEqual([])
  })

  test('with the signature of another application', async () => {
    const { form: asked, generate, sign } = await accepted()
    expect((await generate({ ...asked, file_id: await sign() })).json()).toMatchObject({
      error: 'attach_failed',
    })
  })

  test('for an application that nobody submitted', async () => {
    const { form: asked, generate, state_id } = await accepted()
    for (const application_number of ['OA-0000-0000-0000', state_id])
      expect((await generate({ ...asked, application_number })).statusCode).toBe(404)
  })

  test('with a picture that cannot be read, and the next one is signed all the same', async () => {
    const person = await arrange()
    const broken = toPng({ width: 10, height: 10, colour: pngColours.rgba }, Buffer.from('too little'))
    const stored = await person.sendSignature(broken)
    const { fileId: file_id } = stored.json<{ fileId: string }>()
    const { body } = await person.readyIn('residential/company', { file_id })
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    const refused = await person.post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    expect(refused.json()).toMatchObject({ error: 'attach_failed' })
    const other = await person.readyIn('residential/company')
    const next = (await person.submit(other.body)).json<{ app_id: string }>()
    const made = await person.post(
      '/v1/eSignature/generateOpenAccountPDF',
      formRequest(other.body, next.app_id),
    )
    expect(made.statusCode).toBe(200)
  })

  test('when the e-mail is known for it', async () => {
    const { form: asked, generate } = await accepted('residential/company', {
      email: 'attach.failing@example.com',
    })
    const answer = await generate(asked)
    expect(answer.json()).toMatchObject({ error: 'attach_failed' })
    expect(answer.headers['x-rule']).toBe('signature.attach-failing')
  })
})

describe('a submission with a signature', () => {
  test('lacks it when it is not stored, or in another world', async () => {
    const { app, readyIn, submit } = await arrange()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'other' } })
    const elsewhere = await applicant(app, { 'x-world': 'other' }).sign()
    for (const file_id of ['unknown', elsewhere]) {
      const { body } = await readyIn('residential/company', { file_id })
      expect((await submit(body)).json()).toMatchObject({
        error: 'application_incomplete',
        issues: [{ path: 'file_id' }],
      })
    }
  })

  test('cannot have one that another was submitted with', async () => {
    const { body, readyIn, submit } = await accepted()
    const other = await readyIn('residential/company', { file_id: body['file_id'] })
    expect((await submit(other.body)).json()).toMatchObject({ issues: [{ path: 'file_id' }] })
  })

  test.each([
    [day - 1, 'SUCCESS', undefined],
    [day, undefined, 'application_incomplete'],
  ])('%i milliseconds after it was signed is answered %s %s', async (later, status, error) => {
    const { pass, sign, readyIn, submit } = await arrange()
    const file_id = await sign()
    pass(later)
    const { body } = await readyIn('residential/company', { file_id })
    const answer = (await submit(body)).json<{ status?: string; error?: string }>()
    expect([answer.status, answer.error]).toEqual([status, error])
  })
})

describe('a signature that nobody submits', () => {
  test('is gone after a day, with its picture', async () => {
    const { pass, sendSignature, service, filesLeft } = await arrange()
    await sendSignature()
    pass(day - 1)
    await sweepSignatures(service)
    expect(await filesLeft()).toBe(1)
    pass(1)
    await sweepSignatures(service)
    expect(await filesLeft()).toBe(0)
    expect(await service.db.selectFrom('signatures').selectAll().execute()).toEqual([])
  })

  test('goes by the clock of its own world', async () => {
    const { app, sendSignature, service, filesLeft } = await arrange()
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

  test('is no other than one that was submitted, which stays', async () => {
    const { pass, service, form: asked, generate } = await accepted()
    pass(day)
    await sweepSignatures(service)
    expect((await generate(asked)).statusCode).toBe(200)
  })
})
