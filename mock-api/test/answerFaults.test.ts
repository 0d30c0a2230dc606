import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { testApp } from './testApp.ts'

const url = '/mock/v1/worlds/default/faults'

const arrange = async () => {
  const waited: number[] = []
  const { app } = await testApp(
    {},
    {
      sleep: milliseconds => {
        waited.push(milliseconds)
        return Promise.resolve()
      },
    },
  )
  const add = (operation: string, effect: object, more: object = {}) =>
    app.inject({ method: 'POST', url, payload: { operation, effect, ...more } })
  const start = () => app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
  return { app, add, start, waited }
}

describe('an answer of your own', () => {
  const own = { state_id: 'my-own-id' }
  const answer = { kind: 'answer', status: 200, body: JSON.stringify(own) }

  test('replaces that of the call, which does not take effect', async () => {
    const { app, add, start } = await arrange()
    expect((await add('transaction.start', answer)).statusCode).toBe(201)
    const ownAnswer = await start()
    expect([ownAnswer.statusCode, ownAnswer.json()]).toEqual([200, own])
    expect(ownAnswer.headers['x-rule']).toBe('fault.answer')
    const { total } = (await app.inject({ url: '/mock/v1/worlds/default/applications' })).json<{
      total: number
    }>()
    expect(total).toBe(0)
    expect((await start()).json()).not.toEqual(own)
  })

  test('replaces that of a call that took effect, when it is given after', async () => {
    const { app, add, start } = await arrange()
    await add('transaction.start', { ...answer, when: 'after' })
    expect((await start()).json()).toEqual(own)
    const { total } = (await app.inject({ url: '/mock/v1/worlds/default/applications' })).json<{
      total: number
    }>()
    expect(total).toBe(1)
  })

  test('can be given to the calls of one applicant only', async () => {
    const { app, add } = await arrange()
    const match = [{ in: 'body', name: 'postal_code', value: '310145' }]
    await add('premise.streetName', { ...answer, unchecked: true }, { match, times: 9 })
    const streetAt = async (postal_code: string, block: string) =>
      (
        await app.inject({ method: 'POST', url: '/v1/premise/street-name', payload: { postal_code, block } })
      ).json<object>()
    expect(await streetAt('310145', '145')).toEqual(own)
    expect(await streetAt('560123', '123')).not.toEqual(own)
  })

  test.each([
    ['a body that its contract does not have', { ...answer, body: '{"state":"my-own-id"}' }, 400],
    ['a status that its contract does not have', { ...answer, status: 418 }, 400],
    ['such a body, unchecked', { ...answer, body: '{"state":"my-own-id"}', unchecked: true }, 201],
    ['such a status, unchecked', { ...answer, status: 418, unchecked: true }, 201],
    [
      'a refusal that its contract has',
      { ...answer, status: 503, body: '{"error":"maintenance","error_description":"Back at 6."}' },
      201,
    ],
    [
      'a header that the connection decides',
      { ...answer, headers: [{ name: 'Content-Length', value: '1' }] },
      400,
    ],
    ['two lines in a header', { ...answer, headers: [{ name: 'x-own', value: 'a\r\nb' }] }, 400],
  ])('is checked against the contract: %s', async (_what, effect, status) => {
    const { add } = await arrange()
    expect((await add('transaction.start', effect)).statusCode).toBe(status)
  })

  test('can have any status, headers and no body, unchecked', async () => {
    const { add, start } = await arrange()
    await add('transaction.start', {
      kind: 'answer',
      status: 418,
      headers: [{ name: 'retry-after', value: '7' }],
      unchecked: true,
    })
    const ownAnswer = await start()
    expect([ownAnswer.statusCode, ownAnswer.body, ownAnswer.headers['retry-after']]).toEqual([418, '', '7'])
  })
})

describe('a slow connection', () => {
  test('sends so many bytes a second', async () => {
    const { add, start, waited } = await arrange()
    await add('transaction.start', { kind: 'bandwidth', bytes_per_second: 100 })
    const ownAnswer = await start()
    expect(ownAnswer.json()).toHaveProperty('state_id')
    expect(waited).toHaveLength(Math.ceil(ownAnswer.rawPayload.length / 10))
    expect(new Set(waited)).toEqual(new Set([100]))
  })

  test('delays differently with jitter, and the same for the same seed', async () => {
    const delaysWith = async (seed: number) => {
      const { add, start, waited } = await arrange()
      await add('transaction.start', { kind: 'delay', delay_ms: 100, jitter_ms: 1_000 }, { times: 5, seed })
      for (let call = 0; call < 5; call += 1) await start()
      return waited
    }
    const [one, again, other] = [await delaysWith(7), await delaysWith(7), await delaysWith(8)]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    expect(new Set(one).size).toBeGreaterThan(1)
    expect(one.every(delay => delay >= 100 && delay <= 1_100)).toBe(true)
  })

  test('is cut in the middle of an answer', async () => {
    const { app, add } = await arrange()
    await add('appconfig.read', { kind: 'cut_body', after_bytes: 20 })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const call = httpRequest(`${address}/appconfig`).end()
    const [response] = (await once(call, 'response')) as [
      NodeJS.ReadableStream & { headers: Record<string, string> },
    ]
    let received = 0
    response.on('data', (piece: Buffer) => {
      received += piece.length
    })
    await expect(once(response, 'end')).rejects.toThrow('aborted')
    expect(received).toBe(20)
    expect(Number(response.headers['content-length'])).toBeGreaterThan(20)
  })
})
