import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { accepted, arrangeSignature } from './arrangeSignature.ts'

const day = 86_400_000

describe('a submission with a signature', () => {
  test('a submission lacks a signature that is not stored, or is in another world', async () => {
    const { app, readyIn, submit } = await arrangeSignature()
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

  test('a submission cannot use the signature of another one', async () => {
    const { body, readyIn, submit } = await accepted()
    const other = await readyIn('residential/company', { file_id: body['file_id'] })
    expect((await submit(other.body)).json()).toMatchObject({ issues: [{ path: 'file_id' }] })
  })

  test.each([
    [day - 1, 'SUCCESS', undefined],
    [day, undefined, 'application_incomplete'],
  ])('a submission %i milliseconds after it was signed is answered %s %s', async (later, status, error) => {
    const { pass, sign, readyIn, submit } = await arrangeSignature()
    const file_id = await sign()
    pass(later)
    const { body } = await readyIn('residential/company', { file_id })
    const answer = (await submit(body)).json<{ status?: string; error?: string }>()
    expect([answer.status, answer.error]).toEqual([status, error])
  })
})
