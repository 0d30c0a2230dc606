import { describe, expect, test } from 'vitest'
import { pngColours, toPng } from '../src/subjects/documents/png.ts'
import { accepted, arrangeSignature } from './arrangeSignature.ts'
import { formRequest } from './formRequest.ts'

describe('no form is signed', () => {
  test.each<[string, (requestBody: ReturnType<typeof formRequest>) => object, readonly string[] | undefined]>(
    [
      ['an unknown signature', requestBody => ({ ...requestBody, file_id: 'unknown' }), ['file_id']],
      ['another service', requestBody => ({ ...requestBody, type: 'close_account' }), undefined],
      [
        'another company',
        requestBody => ({
          ...requestBody,
          payload: {
            ...requestBody.payload,
            company_information: { uen: '200012345W', company_name: 'SOMEBODY ELSE' },
          },
        }),
        ['payload.company_information.uen', 'payload.company_information.company_name'],
      ],
      [
        'other services',
        requestBody => ({
          ...requestBody,
          payload: {
            ...requestBody.payload,
            turn_on_services: { electricity: true, water: false, gas: true, chilled_water: false },
          },
        }),
        ['payload.turn_on_services'],
      ],
      [
        'another date',
        requestBody => ({
          ...requestBody,
          payload: { ...requestBody.payload, preferred_date: { turn_on_datetime: '20261224' } },
        }),
        ['payload.preferred_date.turn_on_datetime'],
      ],
    ],
  )('no form is made when the request differs from the submission: %s', async (_what, change, paths) => {
    const { form: requestBody, generate, service } = await accepted()
    const answer = await generate(change(requestBody))
    expect(answer.statusCode).toBe(422)
    const { error, issues } = answer.json<{ error: string; issues?: { path: string }[] }>()
    expect(error).toBe('attach_failed')
    expect(issues?.map(({ path }) => path)).toEqual(paths)
    expect(answer.headers['x-rule']).toBe('signature.not-attached')
    expect(await service.db.selectFrom('forms').selectAll().execute()).toEqual([])
  })

  test('no form is made with the signature of another application', async () => {
    const { form: requestBody, generate, sign } = await accepted()
    expect((await generate({ ...requestBody, file_id: await sign() })).json()).toMatchObject({
      error: 'attach_failed',
    })
  })

  test('no form is made for an application that is not submitted', async () => {
    const { form: requestBody, generate, state_id } = await accepted()
    for (const application_number of ['OA-0000-0000-0000', state_id])
      expect((await generate({ ...requestBody, application_number })).statusCode).toBe(404)
  })

  test('no form is made with a broken picture, and the next form is made', async () => {
    const person = await arrangeSignature()
    const broken = toPng({ width: 10, height: 10, colour: pngColours.rgba }, Buffer.from('too little'))
    const stored = await person.sendSignature(broken)
    const { fileId: file_id } = stored.json<{ fileId: string }>()
    const { body } = await person.readyIn('residential/company', { file_id })
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    const refused = await person.post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    expect(refused.json()).toMatchObject({ error: 'attach_failed' })
    const other = await person.readyIn('residential/company')
    const next = (await person.submit(other.body)).json<{ app_id: string }>()
    const form = await person.post(
      '/v1/eSignature/generateOpenAccountPDF',
      formRequest(other.body, next.app_id),
    )
    expect(form.statusCode).toBe(200)
  })

  test('no form is made when the scenario of the e-mail fails', async () => {
    const { form: requestBody, generate } = await accepted('residential/company', {
      email: 'attach.failing@example.com',
    })
    const answer = await generate(requestBody)
    expect(answer.json()).toMatchObject({ error: 'attach_failed' })
    expect(answer.headers['x-rule']).toBe('signature.attach-failing')
  })
})
