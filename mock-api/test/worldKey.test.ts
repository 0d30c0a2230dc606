import { control } from '@open-account/contracts/control/control'
import type { World } from '@open-account/contracts/control/worlds'
import { everyRoute } from '@open-account/contracts/everyRoute'
import type { EndpointDocs } from '@open-account/contracts/endpointDocs'
import { describe, expect, test } from 'vitest'
import { arrangeSteering } from './arrangeSteering.ts'

describe('the key of a world', () => {
  const key = 'key-of-my-world'
  const keyed = async () => {
    const { call } = await arrangeSteering()
    await call('POST', '/mock/v1/worlds', { payload: { id: 'mine', key } })
    return call
  }
  const guarded = [
    ['POST', '/reset', undefined],
    ['DELETE', '', undefined],
    ['GET', '/archive', undefined],
    ['PUT', '/archive', { version: 1, data: '{}' }],
    ['PUT', '/clock', { now: '2026-12-24T23:59:00' }],
    ['PATCH', '/flags', { flags: [] }],
    ['PUT', '/latency', { latency_ms: 1 }],
    ['POST', '/faults', { operation: 'appconfig.read', effect: { kind: 'drop' } }],
    ['DELETE', '/faults', undefined],
    ['PUT', '/personas/choice', { person: 'citizen' }],
    ['POST', '/snapshots', undefined],
  ] as const

  test('changing, emptying, deleting and exporting a world needs its key', async () => {
    const call = await keyed()
    for (const [method, path, payload] of guarded) {
      const url = `/mock/v1/worlds/mine${path}`
      const body = payload === undefined ? {} : { payload }
      expect(await call(method, url, body), `${method} ${path}`).toMatchObject({
        status: 403,
        error: 'forbidden',
      })
      const wrong = { 'x-world-key': 'key-of-another' }
      expect((await call(method, url, { ...body, headers: wrong })).status, `${method} ${path}`).toBe(403)
    }
    expect(
      (await call('POST', '/mock/v1/worlds/mine/reset', { headers: { 'x-world-key': key } })).status,
    ).toBe(200)
    expect((await call('DELETE', '/mock/v1/worlds/mine', { headers: { 'x-world-key': key } })).status).toBe(
      204,
    )
  })

  test('reading a world needs no key', async () => {
    const call = await keyed()
    for (const path of ['', '/inbox', '/request-log', '/clock'])
      expect((await call('GET', `/mock/v1/worlds/mine${path}`)).status).toBe(200)
  })

  test('every call that changes a world, or waits for its e-mails, needs its key', async () => {
    const call = await keyed()
    const changing = everyRoute(control).filter(
      ({ route }) => route.method !== 'GET' && route.path.includes(':world'),
    )
    expect(changing.length).toBeGreaterThan(guarded.length)
    for (const { name, route } of changing) {
      const { params = {}, body } = (route.metadata as EndpointDocs).example.valid
      const url = route.path.replaceAll(/:(\w+)/g, (_whole, param: string) =>
        param === 'world' ? 'mine' : (params[param] ?? ''),
      )
      const payload = typeof body === 'object' && body !== null ? { payload: body } : {}
      expect((await call(route.method, url, payload)).status, name).toBe(403)
    }
  })

  test('a reset does not change the key of a world', async () => {
    const call = await keyed()
    await call('POST', '/mock/v1/worlds/mine/reset', { headers: { 'x-world-key': key } })
    expect((await call('POST', '/mock/v1/worlds/mine/reset')).status).toBe(403)
  })

  test('no answer contains the key of a world', async () => {
    const call = await keyed()
    const { body } = await call('GET', '/mock/v1/worlds/mine')
    expect(JSON.parse(body) as World).toMatchObject({ id: 'mine', has_key: true })
    expect(body).not.toContain(key)
    const archive = await call('GET', '/mock/v1/worlds/mine/archive', { headers: { 'x-world-key': key } })
    expect(archive.body).not.toContain(key)
  })

  test('a world without a key refuses any key', async () => {
    const { call } = await arrangeSteering()
    expect((await call('GET', '/mock/v1/worlds/default')).body).toContain('"has_key":false')
  })
})
