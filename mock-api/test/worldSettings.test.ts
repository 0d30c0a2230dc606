import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { arrangeWorlds } from './arrangeWorlds.ts'
import { now, testApp } from './testApp.ts'

describe('the clock of a world', () => {
  test('the clock of a world shows no time after the year 2100', async () => {
    const { call, create } = await arrangeWorlds()
    const clock = `/worlds/${await create()}/clock`
    expect((await call('PUT', clock, { now: '2101-01-01T00:00:00' })).statusCode).toBe(400)
    expect((await call('PUT', clock, { now: '9999-12-31T23:59:59' })).statusCode).toBe(400)
    await call('PUT', clock, { now: '2100-12-31T23:59:00' })
    expect((await call('POST', `${clock}/advance`, { seconds: 120 })).json()).toMatchObject({
      issues: [{ path: 'seconds' }],
    })
    expect((await call('GET', clock)).json()).toMatchObject({ now: '2100-12-31T23:59:00' })
  })

  test.each(['0001-01-01T00:00:00', '1999-12-31T23:59:59'])(
    'the clock of a world shows no time before the year 2000, such as %s',
    async now => {
      const { call, create } = await arrangeWorlds()
      const id = await create()
      const refusal = { issues: [{ message: 'The clock shows times from 2000-01-01T00:00:00 on' }] }
      expect((await call('PUT', `/worlds/${id}/clock`, { now })).json()).toMatchObject(refusal)
      expect((await call('POST', '/worlds', { now })).json()).toMatchObject(refusal)
    },
  )

  test('a world at the first time of its clock returns to its snapshot', async () => {
    const { call, create } = await arrangeWorlds()
    const world = `/worlds/${await create()}`
    await call('PUT', `${world}/clock`, { now: '2000-01-01T00:00:00' })
    const { id } = (await call('POST', `${world}/snapshots`, {})).json<{ id: string }>()
    expect((await call('POST', `${world}/snapshots/${id}/restore`, {})).json()).toMatchObject({
      now: '2000-01-01T00:00:00',
    })
  })

  test('the header Date has the time of the world', async () => {
    const { call, create, dateIn } = await arrangeWorlds()
    const id = await create()
    await call('PUT', `/worlds/${id}/clock`, { now: '2026-12-24T23:59:00' })
    expect(await dateIn(id)).toBe('Thu, 24 Dec 2026 15:59:00 GMT')
    expect(await dateIn('default')).toBe('Fri, 20 Nov 2026 02:15:00 GMT')
  })

  test('the clock of a world continues after it was set, stops when frozen, and can be advanced', async () => {
    let at = now
    const { call, create } = await arrangeWorlds(() => at)
    const clock = `/worlds/${await create()}/clock`
    const shown = async () => (await call('GET', clock)).json<object>()
    await call('PUT', clock, { now: '2026-12-01T08:00:00' })
    at += 1_000
    expect(await shown()).toEqual({ now: '2026-12-01T08:00:01', frozen: false })
    await call('POST', `${clock}/freeze`, { frozen: true })
    at += 1_000
    expect(await shown()).toEqual({ now: '2026-12-01T08:00:01', frozen: true })
    await call('POST', `${clock}/advance`, { seconds: 60 })
    expect(await shown()).toEqual({ now: '2026-12-01T08:01:01', frozen: true })
    await call('POST', `${clock}/freeze`, { frozen: false })
    at += 1_000
    expect(await shown()).toEqual({ now: '2026-12-01T08:01:02', frozen: false })
    await call('PUT', clock, { now: null })
    expect(await shown()).toEqual({ now: '2026-11-20T10:15:03', frozen: false })
  })
})

describe('the flags of a world', () => {
  test('a flag is changed by name, and the other flags stay', async () => {
    const { call } = await arrangeWorlds()
    await call('PATCH', '/worlds/default/flags', { flags: [{ name: 'oa-livechat', active: true }] })
    await call('PATCH', '/worlds/default/flags', { settings: { manualEntry: false } })
    const { settings, ...flags } = (await call('GET', '/worlds/default/flags')).json<{ settings: object }>()
    expect(flags).toMatchObject({
      'oa-livechat': { active: true, message: '' },
      maintenance: { active: false },
    })
    expect(settings).toMatchObject({ manualEntry: false })
  })

  test.each(['maintenance', 'oa-maintenance'])(
    'the flag %s stops new transactions with its text',
    async name => {
      const { app, call } = await arrangeWorlds()
      await call('PATCH', '/worlds/default/flags', {
        flags: [{ name, active: true, message: 'Back at 6 am.' }],
      })
      const answer = await app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['x-rule']).toBe('start.maintenance')
      expect(answer.json()).toEqual({ error: 'maintenance', error_description: 'Back at 6 am.' })
    },
  )
})

describe('the delay of a world', () => {
  test.each([
    ['/v1/transaction?appDomain=residential&appType=personal', [700]],
    ['/appconfig', []],
    ['/health', []],
    ['/mock/v1/worlds', []],
  ])('the call %s is delayed by %j', async (url, expected) => {
    const waited: number[] = []
    const sleep = (milliseconds: number) => {
      waited.push(milliseconds)
      return Promise.resolve()
    }
    const { app } = await testApp({ LATENCY_MS: '700' }, { sleep })
    await app.inject({ url })
    expect(waited).toEqual(expected)
  })

  test('the delay is set for one world', async () => {
    const waited: number[] = []
    const sleep = (milliseconds: number) => {
      waited.push(milliseconds)
      return Promise.resolve()
    }
    const { app } = await testApp({ LATENCY_MS: '700' }, { sleep })
    const url = '/mock/v1/worlds/default/latency'
    await app.inject({ method: 'PUT', url, payload: { latency_ms: 20 } })
    await applicant(app).start()
    await app.inject({ method: 'PUT', url, payload: { latency_ms: null } })
    await applicant(app).start()
    expect(waited).toEqual([20, 700])
  })
})
