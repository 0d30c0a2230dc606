import { describe, expect, test } from 'vitest'
import { createWorld } from '../src/store/worlds.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

interface Listed {
  readonly total: number
}
interface Entry {
  readonly id?: string
  readonly kind?: string
  readonly value?: string
  readonly subject?: string
  readonly number?: number
  readonly event?: { readonly number: number }
}

const hook = { url: 'http://127.0.0.1:9/page' }

interface List {
  readonly path: string
  readonly key: string
  readonly text: string
  readonly idOf: (entry: Entry) => string | undefined
  /** The id of an entry that does not exist. */
  readonly unknown?: string
}

/** A world with three entries of each list: their ids, or what names them, have numbers. */
const arrange = async (database: (typeof stores)[number]['database']) => {
  const { app, service } = await testApp({}, {}, database)
  for (const [index, id] of ['one', 'two', 'three'].entries())
    await createWorld(service.db, { id: `page-${id}`, createdAt: now + index, expiresAt: null })
  await createWorld(service.db, { id: 'page-over', createdAt: now, expiresAt: now })
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/mock/v1/worlds${path}`,
      ...(payload === undefined ? {} : { payload }),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json<Listed & Readonly<Record<string, readonly Entry[]>>>()
  }
  await call('POST', '/page-one/webhooks', hook)
  await call('POST', '/page-one/webhooks', hook)
  const { webhooks = [] } = await call('GET', '/page-one/webhooks')
  for (const number of [1, 2, 3]) {
    await call('POST', '/page-one/events', { type: 'mail.sent', data: { message: `page-${number}` } })
    await call('POST', '/page-one/snapshots', { name: `page ${number}` })
    await call('POST', '/page-one/faults', {
      operation: 'premise.streetName',
      effect: { kind: 'delay', delay_ms: number },
    })
    await call('PUT', '/page-one/values', { kind: 'premises', value: `23880${number}`, street: 'PAGE ROAD' })
    await service.db
      .insertInto('messages')
      .values({
        id: `page-${number}`,
        world: 'page-one',
        recipient: 'a@example.com',
        subject: `Page ${number}`,
        text: '',
        html: null,
        otp: null,
        arrives_at: now - 3 + number,
        waited: 0,
      })
      .execute()
  }
  return { app, call, deliveries: `/page-one/webhooks/${webhooks[0]?.id}/deliveries` }
}

const lists: readonly List[] = [
  { path: '', key: 'worlds', text: 'page-', idOf: ({ id }: Entry) => id },
  { path: '/page-one/snapshots', key: 'snapshots', text: 'page', idOf: ({ id }: Entry) => id },
  { path: '/page-one/inbox', key: 'messages', text: 'Page', idOf: ({ id }: Entry) => id },
  { path: '/page-one/webhooks', key: 'webhooks', text: '127.0', idOf: ({ id }: Entry) => id },
  { path: '/page-one/faults', key: 'faults', text: 'premise.', idOf: ({ id }: Entry) => id },
  {
    path: '/page-one/values',
    key: 'values',
    text: 'PAGE ROAD',
    idOf: ({ kind, value }: Entry) => `${kind}.${value}`,
  },
  {
    path: '/page-one/personas',
    key: 'personas',
    text: 'work pass',
    idOf: ({ kind, id }: Entry) => `${kind}.${id}`,
  },
]

describe.each(stores)('lists on $name', ({ database }) => {
  test('every list comes in pages, is searched, and refuses a page after an unknown entry', async () => {
    const { app, call, deliveries } = await arrange(database)
    const listed: List = {
      path: deliveries,
      key: 'deliveries',
      text: 'mail',
      idOf: ({ event }: Entry) => String(event?.number),
      unknown: '99',
    }
    for (const { path, key, text, idOf, unknown: missing = 'unknown' } of [...lists, listed]) {
      const search = new URLSearchParams({ text }).toString()
      const whole = await call('GET', `${path}?${search}`)
      const all = whole[key] ?? []
      expect(all.length, path).toBeGreaterThanOrEqual(2)
      expect(whole.total, path).toBe(all.length)
      const first = await call('GET', `${path}?${search}&limit=1`)
      expect(first, path).toEqual({ [key]: all.slice(0, 1), total: all.length })
      const after = encodeURIComponent(idOf(all[0] ?? {}) ?? '')
      expect(await call('GET', `${path}?${search}&after=${after}`), path).toEqual({
        [key]: all.slice(1),
        total: all.length,
      })
      expect(await call('GET', `${path}?text=nowhere%25`), path).toEqual({ [key]: [], total: 0 })
      const unknown = await app.inject({ url: `/mock/v1/worlds${path}?after=${missing}` })
      expect(unknown.json(), path).toMatchObject({ error: 'not_found' })
    }
  })

  test('events are searched, and a page of them can begin with the newest', async () => {
    const { app, call } = await arrange(database)
    const numbers = async (query: string) => {
      const { events = [], total } = await call('GET', `/page-one/events?${query}`)
      return [events.map(({ number }) => number), total]
    }
    expect(await numbers('limit=2')).toEqual([[1, 2], 3])
    expect(await numbers('order=newest&limit=2')).toEqual([[3, 2], 3])
    expect(await numbers('order=newest&after=2')).toEqual([[1], 3])
    expect(await numbers('text=PAGE-2')).toEqual([[2], 1])
    expect(await numbers('text=nowhere')).toEqual([[], 0])
    const refused = await app.inject({ url: '/mock/v1/worlds/page-one/events?order=none' })
    expect(refused.statusCode).toBe(400)
  })

  test('the default world is the first of all, and a page of the inbox can begin with the newest', async () => {
    const { call } = await arrange(database)
    const { worlds, total } = await call('GET', '?limit=2')
    expect(worlds?.map(({ id }) => id)).toEqual(['default', 'page-one'])
    expect(total).toBe(4)
    const rest = await call('GET', '?after=default')
    expect(rest['worlds']?.map(({ id }) => id)).toEqual(['page-one', 'page-two', 'page-three'])
    const newest = await call('GET', '/page-one/inbox?order=newest&limit=2')
    expect(newest['messages']?.map(({ subject }) => subject)).toEqual(['Page 3', 'Page 2'])
    const older = await call('GET', '/page-one/inbox?order=newest&after=page-2')
    expect(older['messages']?.map(({ subject }) => subject)).toEqual(['Page 1'])
  })
})
