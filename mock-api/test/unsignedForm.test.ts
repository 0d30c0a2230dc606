import { describe, expect, test } from 'vitest'
import { pngColours, toPng } from '../src/subjects/documents/png.ts'
import { accepted, arrangeSignature } from './arrangeSignature.ts'
import { formRequest } from './formRequest.ts'

describe('no form is signed', () => {
  test.each<[string, (asked: ReturnType<typeof formRequest>) => object, readonly string[] | undefined]>([
    ['an unknown signature', asked => ({ ...asked, file_id: 'unknown' }), ['file_id']],
    ['another service', asked => ({ ...asked, type: 'close_account' }), undefined],
    [
      'another company',
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
      'other services',
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
      'another date',
      asked => ({
        ...asked,
        payload: { ...asked.payload, preferred_date: { turn_on_datetime: '20261224' } },
      }),
      ['payload.preferred_date.turn_on_datetime'],
    ],
  ])('no form is made when the request differs from the submission: %s', async (_what, change, paths) => {
    const { form: asked, generate, service } = await accepted()
    const answer = await generate(change(asked))
    expect(answer.statusCode).toBe(422)
    const { error, issues } = answer.json<{ error: string; issues?: { path: string }[] }>()
    expect(error).toBe('attach_failed')
    expect(issues?.map(({ path }) => path)).toEqual(paths)
    expect(answer.headers['x-rule']).toBe('signature.not-attached')
    expect(await service.db.selectFrom('forms').selectAll().execute()).toEqual([])
  })

  test('no form is made with the signature of another application', async () => {
    const { form: asked, generate, sign } = await accepted()
    expect((await generate({ ...asked, file_id: await sign() })).json()).toMatchObject({
      error: 'attach_failed',
    })
  })

  test('no form is made for an application that is not submitted', async () => {
    const { form: asked, generate, state_id } = await accepted()
    for (const application_number of ['OA-0000-0000-0000', state_id])
      expect((await generate({ ...asked, application_number })).statusCode).toBe(404)
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
    const made = await person.post(
      '/v1/eSignature/generateOpenAccountPDF',
      formRequest(other.body, next.app_id),
    )
    expect(made.statusCode).toBe(200)
  })

  test('no form is made when the scenario of the e-mail fails', async () => {
    const { form: asked, generate } = await accepted('residential/company', {
      email: 'attach.failing@example.com',
    })
    const answer = await generate(asked)
    expect(answer.json()).toMatchObject({ error: 'attach_failed' })
    expect(answer.headers['x-rule']).toBe('signature.attach-failing')
  })
})
