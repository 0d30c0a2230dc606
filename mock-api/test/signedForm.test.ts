import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { description } from '../src/subjects/seeding/applicantBy.ts'
import { accepted, arrangeSignature } from './arrangeSignature.ts'
import { formRequest } from './formRequest.ts'
import { inkAt, signatureSize } from '../src/subjects/seeding/signaturePicture.ts'
import { linesIn, picturesIn, textIn } from './readPdf.ts'

describe('the signed form', () => {
  test('the signed form contains the submission, in sections', async () => {
    const { form: requestBody, generate, app_id } = await accepted()
    const answer = await generate(requestBody)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['x-rule']).toBe('signature.attached')
    const lines = linesIn(answer.rawPayload)
    for (const text of [
      app_id,
      'Company',
      'Lorong Trading Pte Ltd',
      '201500004E',
      'Representative',
      'Tan Ah Kow',
      'Director',
      'office@example.com',
      '+65 9123 4567',
      'Premises',
      '145 Lorong 2 Toa Payoh #09-128, Singapore 310145',
      'Owner',
      'HDB 3-5 rooms',
      'Utilities',
      'Electricity, Water, Gas',
      'Sat, 21 Nov 2026',
      '9 am to 12 pm (09:00 to 12:00)',
      'Signature of Customer',
      'Company Stamp if available',
      'Signature of Service Provider',
      '20 Nov 2026',
    ])
      expect(lines).toContain(text)
  })

  test('the signed form shows the picture of the signature, on white', async () => {
    const { form: requestBody, generate } = await accepted()
    const [picture, ...others] = picturesIn((await generate(requestBody)).rawPayload)
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

  test('the signed form is saved with the application and replaces an earlier one', async () => {
    const { form: requestBody, generate, service, state_id, filesLeft } = await accepted()
    await generate(requestBody)
    const filesBefore = await filesLeft()
    const { rawPayload } = await generate(requestBody)
    const [savedForm, ...others] = await service.db.selectFrom('forms').selectAll().execute()
    expect(others).toEqual([])
    expect(savedForm).toMatchObject({ state_id, size: rawPayload.length })
    expect(Buffer.from(await service.files.read('default', savedForm?.id ?? ''))).toEqual(rawPayload)
    expect(await filesLeft()).toBe(filesBefore)
  })

  test.each(['residential/company', 'commercial/company'] as const)(
    'the signed form of %s is made from an application that an earlier version of the service stored',
    async flow => {
      const { form: requestBody, generate, service, state_id } = await accepted(flow)
      const { body } = await service.db
        .selectFrom('transactions')
        .select('body')
        .where('id', '=', state_id)
        .executeTakeFirstOrThrow()
      const fields = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(body ?? '')))
      const filledFields = fields.filter(([, value]) => value !== '')
      expect(filledFields.length).toBeLessThan(fields.length)
      const earlier = JSON.stringify({ ...Object.fromEntries(filledFields), retired_field: 'x' })
      await service.db.updateTable('transactions').set({ body: earlier }).where('id', '=', state_id).execute()
      const answer = await generate(requestBody)
      expect(answer.statusCode).toBe(200)
      expect(linesIn(answer.rawPayload)).toContain('Lorong Trading Pte Ltd')
    },
  )

  test('the signed form of commercial premises contains the calculation of the deposit', async () => {
    const { form: requestBody, generate } = await accepted('commercial/company')
    const lines = linesIn((await generate(requestBody)).rawPayload)
    for (const text of ['Security deposit calculation', 'Others', '16-45', '100', 'S$ 2,100.00'])
      expect(lines).toContain(text)
  })

  test('the signed form has the sections and field names of the printed form, in its order', async () => {
    const { form: requestBody, generate } = await accepted('commercial/company', {
      hawker_stall_no: '01-23',
      tension_level: 'LT',
      supply_application_no: '20261120',
      other_contact: '61234567',
      other_email: 'second@example.com',
    })
    const lines = linesIn((await generate(requestBody)).rawPayload)
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
      '+65 6123 4567',
      'Alternate Email',
      'second@example.com',
      'Type Of Usage',
    ])
      expect(lines).toContain(text)
  })

  test('the signed form of premises without an address contains their description', async () => {
    const { form: requestBody, generate } = await accepted('residential/company', {}, '')
    expect(textIn((await generate(requestBody)).rawPayload)).toContain(description)
  })

  test("the signed form shows a representative's name in Chinese", async () => {
    const { form: requestBody, generate } = await accepted('residential/company', {
      authorised_name: '陈伟强',
      authorised_designation: 'Geschäftsführer “Łódź”',
    })
    const text = textIn((await generate(requestBody)).rawPayload).replaceAll(' ', '')
    expect(text).toContain('陈伟强')
    expect(text).toContain('Geschäftsführer“Łódź”')
  })

  test('the signed form has the timeslot that the applicant chose', async () => {
    const { form: requestBody, generate } = await accepted()
    const range = (start: string, end: string) => ({
      ...requestBody,
      payload: { ...requestBody.payload, preferred_date: { turn_on_datetime: { start, end } } },
    })
    const right = await generate(range('2026-11-21T09:00:00', '2026-11-21T12:00:00'))
    expect(right.statusCode).toBe(200)
    const wrong = await generate(range('2026-11-21T12:00:00', '2026-11-21T15:00:00'))
    expect(wrong.json()).toMatchObject({
      issues: [{ path: 'payload.preferred_date.turn_on_datetime' }],
    })
  })

  test('the signed form of a person is made too', async () => {
    const person = await arrangeSignature()
    const { body } = await person.readyIn('residential/personal', { file_id: await person.sign() })
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    const answer = await person.post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    expect(linesIn(answer.rawPayload)).toContain('S1234567D')
  })
})
