import { control } from '@open-account/contracts/control/control'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

const url = '/mock/v1/worlds/default'

const arrange = async (database?: Parameters<typeof testApp>[2]) => {
  let at = now
  const { app } = await testApp({}, { clock: () => at }, database)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  const fire = (payload: object) => app.inject({ method: 'POST', url: `${url}/events`, payload })
  const receiver = async () =>
    control.receiver.read.responses[200].parse((await app.inject({ url: `${url}/receiver` })).json())
  const answer = (payload: object) => app.inject({ method: 'PUT', url: `${url}/receiver`, payload })
  const addWebhook = async (address: string) =>
    control.webhooks.add.responses[201].parse(
      (await app.inject({ method: 'POST', url: `${url}/webhooks`, payload: { url: address } })).json(),
    )
  return { app, pass, fire, receiver, answer, addWebhook, person: applicant(app) }
}

const mail = { type: 'mail.sent', data: { message: 'any' } }

describe.each(stores)('The test receiver on $name', ({ database }) => {
  test('lists a fired event that a webhook posted, with its signature and every attempt', async () => {
    const { app, pass, fire, receiver, answer, addWebhook } = await arrange(database)
    const { url: address } = await receiver()
    const { id } = await addWebhook(address)
    await answer({ status: 503, times: 1 })
    const event: unknown = (await fire(mail)).json()
    expect(event).toMatchObject({ ...mail, by_hand: true, number: 1 })
    await app.deliverEvents()
    pass(1_000)
    await app.deliverEvents()
    const { posts, times } = await receiver()
    expect(times).toBe(0)
    expect(posts).toMatchObject([
      { signature: 'right', webhook: id, status: 204 },
      { signature: 'right', webhook: id, status: 503 },
    ])
    for (const { body } of posts) expect(JSON.parse(body)).toEqual(event)
    const names = posts[0]?.headers.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['webhook-id', 'webhook-timestamp', 'webhook-signature']))
  })

  test('shows a wrong signature and a missing one, and has the last 100 posts', async () => {
    const { receiver, addWebhook } = await arrange(database)
    const { url: address } = await receiver()
    await addWebhook(address)
    const post = (headers: Record<string, string>) =>
      fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"a":1}',
      })
    expect((await post({})).status).toBe(204)
    await post({ 'webhook-id': 'evt', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' })
    expect((await receiver()).posts).toMatchObject([
      { signature: 'wrong', webhook: null, body: '{"a":1}' },
      { signature: 'missing', webhook: null },
    ])
    for (let count = 0; count < 100; count += 1) await post({})
    const { posts } = await receiver()
    expect(posts).toHaveLength(100)
    expect(posts.every(({ signature }) => signature === 'missing')).toBe(true)
  })

  test('fires an event about the newest of its kind in the world', async () => {
    const { app, fire, person } = await arrange(database)
    const types = ['application.submitted', 'payment.reported', 'mail.sent', 'file.stored']
    for (const type of types) expect((await fire({ type })).json()).toMatchObject({ error: 'not_found' })
    const { state_id, body } = await person.ready()
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    await app.confirmApplications()
    expect((await fire({ type: 'application.submitted' })).json()).toMatchObject({
      data: { state_id, app_id },
      by_hand: true,
    })
    expect((await fire({ type: 'file.stored' })).json()).toMatchObject({ data: { state_id } })
    expect((await fire({ type: 'mail.sent' })).statusCode).toBe(201)
    const listed = control.events.list.responses[200].parse(
      (await app.inject({ url: `${url}/events` })).json(),
    )
    expect(listed.events.map(({ by_hand }) => by_hand).slice(-4)).toEqual([false, true, true, true])
  })
})

test('the test receiver takes no post without the secret in its address, nor an answer that is none', async () => {
  const { fire, receiver, answer } = await arrange()
  const { url: address } = await receiver()
  for (const wrong of [`${address}x`, address.replace('default', 'unknown')])
    expect((await fetch(wrong, { method: 'POST' })).status, wrong).toBe(404)
  expect((await receiver()).posts).toEqual([])
  for (const payload of [{ status: 100 }, { status: 600 }, { status: 200, times: -1 }, {}])
    expect((await answer(payload)).statusCode).toBe(400)
  for (const payload of [
    { type: 'mail.lost' },
    { ...mail, data: {} },
    { ...mail, data: { message: 'a', name: 'b' } },
  ])
    expect((await fire(payload)).statusCode).toBe(400)
})
