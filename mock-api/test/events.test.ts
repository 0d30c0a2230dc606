import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { control } from '@open-account/contracts/control/control'
import { type WorldEvent, worldEvent } from '@open-account/contracts/control/events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

const url = '/mock/v1/worlds/default'
const second = 1_000

const arrange = async (changes: Parameters<typeof testApp>[1] = {}) => {
  let at = now
  const { app, service } = await testApp({}, { clock: () => at, ...changes })
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  const events = async (query = '') =>
    control.events.list.responses[200].parse((await app.inject({ url: `${url}/events${query}` })).json())
      .events
  const addWebhook = async (payload: object) =>
    control.webhooks.add.responses[201].parse(
      (await app.inject({ method: 'POST', url: `${url}/webhooks`, payload })).json(),
    )
  const deliveries = async (webhook: string) =>
    control.webhooks.deliveries.responses[200].parse(
      (await app.inject({ url: `${url}/webhooks/${webhook}/deliveries` })).json(),
    ).deliveries
  return { app, service, pass, events, addWebhook, deliveries, ...applicant(app) }
}

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server of a tester that keeps what is posted to it, and answers with the next of these statuses. */
const receiver = async (...statuses: number[]) => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => {
      body += piece
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { received, address: `http://127.0.0.1:${port}/events` }
}

/** The headers that a verifier takes. */
const textHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

describe('the events of a world', () => {
  test('an application leaves an event for its files, its submission and its e-mail, in order', async () => {
    const { app, ready, submit, events } = await arrange()
    const { body } = await ready()
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    await app.confirmApplications()
    const list = await events()
    expect(list.map(({ number }) => number)).toEqual(list.map((_event, index) => index + 1))
    const types = list.map(({ type }) => type)
    expect(types.at(0)).toBe('file.stored')
    expect(types.slice(-2)).toEqual(['application.submitted', 'mail.sent'])
    expect(list.at(-2)).toMatchObject({
      world: 'default',
      timestamp: '2026-11-20T10:15:00',
      data: { app_id },
    })
  })

  test('an event contains ids and nothing personal', async () => {
    const { app, ready, submit, events } = await arrange()
    const { body } = await ready()
    await submit(body)
    await app.confirmApplications()
    const text = JSON.stringify(await events())
    for (const personal of [body.name, body.nric, body.email]) expect(text).not.toContain(personal)
  })

  test('a refused submission leaves no event', async () => {
    const { ready, submit, events } = await arrange()
    const { body } = await ready()
    const earlier = await events()
    await submit({ ...body, name: '' })
    expect(await events()).toEqual(earlier)
  })

  test('the list is filtered by type and goes on after a number', async () => {
    const { ready, submit, events } = await arrange()
    const { body } = await ready()
    await submit(body)
    const all = await events()
    expect(await events('?type=application.submitted')).toEqual(all.slice(-1))
    expect(await events('?after=1&limit=1')).toEqual(all.slice(1, 2))
  })
})

describe('the stream of events', () => {
  const listening = async () => {
    const arranged = await arrange({ sleep: () => wait(1) })
    const address = await arranged.app.listen({ port: 0, host: '127.0.0.1' })
    /** Opens a stream, and waits until it is open. */
    const open = async (lastEventId?: string, world = 'default') => {
      const leave = new AbortController()
      onTestFinished(() => leave.abort())
      const answer = await fetch(`${address}/mock/v1/worlds/${world}/events/stream`, {
        headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
        signal: leave.signal,
      })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      /** The next part of the stream; null after its end. */
      const nextPart = async (): Promise<string | null> => {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const part = text.slice(0, end)
          text = text.slice(end + 2)
          return part
        }
        const read = await reader?.read()
        if (read?.value === undefined) return null
        text += read.value
        return nextPart()
      }
      expect(await nextPart()).toBe(': open')
      const nextEvent = async (): Promise<WorldEvent | null> => {
        const part = await nextPart()
        const [, data] = /^data: (.*)$/m.exec(part ?? '') ?? []
        return data === undefined ? null : worldEvent.parse(JSON.parse(data))
      }
      return { nextEvent, type: answer.headers.get('content-type') }
    }
    return { ...arranged, open }
  }

  test('it sends every event from the start, and after a number those after it', async () => {
    const { ready, submit, events, open } = await listening()
    const { body } = await ready()
    await submit(body)
    const all = await events()
    const whole = await open('0')
    expect(whole.type).toContain('text/event-stream')
    for (const event of all) expect(await whole.nextEvent()).toEqual(event)
    const later = await open('1')
    expect(await later.nextEvent()).toEqual(all.at(1))
  })

  test('without a number it sends what happens from now on', async () => {
    const { ready, submit, open } = await listening()
    const { body } = await ready()
    const { nextEvent } = await open()
    await submit(body)
    expect(await nextEvent()).toMatchObject({ type: 'application.submitted' })
  })

  test('it goes on with the first events of a world that was emptied', async () => {
    const { app, ready, submit, open } = await listening()
    await submit((await ready()).body)
    const { nextEvent } = await open()
    await app.inject({ method: 'POST', url: `${url}/reset` })
    await ready()
    expect(await nextEvent()).toMatchObject({ number: 1, type: 'file.stored' })
  })

  test('it ends when its world is deleted, and when the service stops', async () => {
    const { app, open } = await listening()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
    const [deleted, stopped] = [await open('0', 'mine'), await open()]
    await app.inject({ method: 'DELETE', url: '/mock/v1/worlds/mine' })
    expect(await deleted.nextEvent()).toBeNull()
    app.draining.begin()
    expect(await stopped.nextEvent()).toBeNull()
  })
})

describe('webhooks', () => {
  test('an event is posted with a signature that Standard Webhooks verifies', async () => {
    const { app, ready, submit, addWebhook, events } = await arrange()
    const { address, received } = await receiver()
    const { secret } = await addWebhook({ url: address, types: ['application.submitted'] })
    const { body } = await ready()
    await submit(body)
    await app.deliverEvents()
    expect(received).toHaveLength(1)
    const [{ headers, body: text }] = received as [Received]
    const [event] = await events('?type=application.submitted')
    expect(JSON.parse(text)).toEqual(event)
    expect(headers['webhook-id']).toBe(event?.id)
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = textHeaders(headers)
    const signed = `${id}.${timestamp}.${text}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
    /** The clock of the test is not that of the machine, which the verifier compares. */
    const moment = Math.floor(Date.now() / second)
    const signature = new Webhook(secret).sign('evt', new Date(moment * second), text)
    expect(
      new Webhook(secret).verify(text, {
        ...textHeaders(headers),
        'webhook-id': 'evt',
        'webhook-timestamp': String(moment),
        'webhook-signature': signature,
      }),
    ).toEqual(event)
  })

  test('an event that is not taken is posted again after growing pauses, with the same id', async () => {
    const { app, pass, ready, submit, addWebhook, deliveries } = await arrange()
    const { address, received } = await receiver(500, 302)
    const { id } = await addWebhook({ url: address, types: ['application.submitted'] })
    const { body } = await ready()
    await submit(body)
    await app.deliverEvents()
    expect(await deliveries(id)).toMatchObject([
      { state: 'pending', next_at: '2026-11-20T02:15:01.000Z', attempts: [{ status: 500, error: null }] },
    ])
    await app.deliverEvents()
    expect(received).toHaveLength(1)
    pass(second)
    await app.deliverEvents()
    expect(await deliveries(id)).toMatchObject([{ state: 'pending', next_at: '2026-11-20T02:15:06.000Z' }])
    pass(5 * second)
    await app.deliverEvents()
    expect(await deliveries(id)).toMatchObject([
      { state: 'delivered', next_at: null, attempts: [{ status: 500 }, { status: 302 }, { status: 204 }] },
    ])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    pass(3_600 * second)
    await app.deliverEvents()
    expect(received).toHaveLength(3)
  })

  test('after six attempts without an answer the delivery has failed, and can be made by hand', async () => {
    const { app, pass, ready, submit, addWebhook, deliveries } = await arrange()
    const { address, received } = await receiver(...Array<number>(6).fill(503))
    const { id } = await addWebhook({ url: address, types: ['application.submitted'] })
    const { body } = await ready()
    await submit(body)
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await app.deliverEvents()
      pass(600 * second)
    }
    expect(received).toHaveLength(6)
    const [failed] = await deliveries(id)
    expect(failed).toMatchObject({ state: 'failed', next_at: null })
    const answer = await app.inject({
      method: 'POST',
      url: `${url}/webhooks/${id}/deliveries`,
      payload: { event: failed?.event.number },
    })
    expect(control.webhooks.deliver.responses[200].parse(answer.json())).toMatchObject({ state: 'delivered' })
    expect(received).toHaveLength(7)
  })

  test('an address without a server is tried again', async () => {
    const { app, ready, submit, addWebhook, deliveries } = await arrange()
    const { id } = await addWebhook({ url: 'http://127.0.0.1:9/events', types: ['application.submitted'] })
    const { body } = await ready()
    await submit(body)
    await app.deliverEvents()
    expect(await deliveries(id)).toMatchObject([
      { state: 'pending', attempts: [{ status: null, error: 'unreachable' }] },
    ])
  })

  test('after it was deleted nothing more is posted', async () => {
    const { app, ready, submit, addWebhook } = await arrange()
    const { address, received } = await receiver()
    const { id } = await addWebhook({ url: address })
    const { body } = await ready()
    expect((await app.inject({ method: 'DELETE', url: `${url}/webhooks/${id}` })).statusCode).toBe(204)
    await submit(body)
    await app.deliverEvents()
    expect(received).toEqual([])
  })

  test('the secret is shown once, and a world has at most 20 webhooks', async () => {
    const { app, addWebhook } = await arrange()
    for (let count = 0; count < 20; count += 1) await addWebhook({ url: 'http://127.0.0.1:9/' })
    const refused = await app.inject({
      method: 'POST',
      url: `${url}/webhooks`,
      payload: { url: 'http://127.0.0.1:9/' },
    })
    expect(refused.json()).toMatchObject({ error: 'world_conflict' })
    const list = await app.inject({ url: `${url}/webhooks` })
    expect(list.body).not.toContain('whsec_')
  })

  test.each([
    'ftp://127.0.0.1/',
    'http://name:password@127.0.0.1/',
    'javascript:alert(1)',
    '/events',
    'file:///etc/passwd',
  ])('the address %s is refused', async address => {
    const { app } = await arrange()
    const answer = await app.inject({ method: 'POST', url: `${url}/webhooks`, payload: { url: address } })
    expect(answer.statusCode).toBe(400)
  })

  test('a restored snapshot has its webhooks, and posts nothing twice', async () => {
    const { app, ready, submit, addWebhook } = await arrange()
    const { address, received } = await receiver()
    await addWebhook({ url: address, types: ['application.submitted'] })
    const { body } = await ready()
    await submit(body)
    await app.deliverEvents()
    const { id } = (await app.inject({ method: 'POST', url: `${url}/snapshots`, payload: {} })).json<{
      id: string
    }>()
    await app.inject({ method: 'POST', url: `${url}/snapshots/${id}/restore`, payload: {} })
    await app.deliverEvents()
    expect(received).toHaveLength(1)
    const { body: other } = await ready()
    await submit(other)
    await app.deliverEvents()
    expect(received).toHaveLength(2)
  })
})
