import { control } from '@open-account/contracts/control/control'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

const log = '/mock/v1/worlds/default/request-log'
const streetName = '/v1/premise/street-name'
const { list, count, find, wait } = control.requestLog

/** The body of a request for the street of an address. */
const addressOf = (postcode: string, block: string) => ({
  account_type: '01',
  postcode,
  block,
  unit: '128',
  floor: '09',
  for_premises: true,
  utilities_flag: '1',
})
const knownAddress = addressOf('310145', '145')
const unknownAddress = addressOf('000000', '1')

/** A world whose clock goes on by a minute after each of these calls: two street names, a fault and a mistyped address. */
const arrange = async (database?: Parameters<typeof testApp>[2]) => {
  let at = now
  /** What happens during a wait. */
  let meanwhile = () => Promise.resolve<unknown>(undefined)
  const sleep = async () => {
    await meanwhile()
  }
  const { app } = await testApp({}, { clock: () => at, sleep }, database)
  const call = async (url: string, payload?: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject(
      payload === undefined ? { url, headers } : { method: 'POST', url, headers, payload },
    )
    at += 60_000
    return answer
  }
  const listed = async (query = '') => {
    const answer = await app.inject({ url: `${log}${query}` })
    return list.responses[200].parse(answer.json()).entries
  }
  const duringWait = (work: typeof meanwhile) => {
    meanwhile = work
  }
  return { app, call, listed, duringWait }
}

/** The calls of the table below. */
const withCalls = async (database?: Parameters<typeof testApp>[2]) => {
  const arranged = await arrange(database)
  const { app, call } = arranged
  const found = await call(streetName, knownAddress, { 'user-agent': 'Kiosk 7' })
  await call(streetName, unknownAddress)
  const fault = { operation: 'appconfig.read', effect: { kind: 'status', error: 'unavailable' } }
  await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload: fault })
  await call('/appconfig?language=en%20sg')
  await call('/v1/premise/unknown')
  return { ...arranged, requestId: String(found.headers['x-request-id']) }
}

const cases = [
  ['', 'found, missing, broken, mistyped'],
  ['?order=newest', 'mistyped, broken, missing, found'],
  ['?limit=2', 'found, missing'],
  ['?method=POST', 'found, missing'],
  ['?operation=premise.streetName', 'found, missing'],
  ['?operation=premise.*', 'found, missing'],
  ['?operation=*', 'found, missing, broken'],
  ['?path=/v1/premise/*', 'found, missing, mistyped'],
  ['?path=*name', 'found, missing'],
  ['?path=/v1/premise', ''],
  ['?path=*/*', 'found, missing, broken, mistyped'],
  ['?status=200', 'found'],
  ['?status=4xx', 'missing, mistyped'],
  ['?status=0', ''],
  ['?error=not_found', 'mistyped'],
  ['?rule=premises.not-found', 'missing'],
  ['?fault=any', 'broken'],
  ['?fault=drop', ''],
  ['?text=KIOSK%207', 'found'],
  ['?text=000000', 'missing'],
  ['?text=EN%20SG', 'broken'],
  ['?text=lorong', 'found'],
  ['?since=2026-11-20T10:16:00', 'missing, broken, mistyped'],
  ['?until=2026-11-20T10:16:00', 'found'],
  ['?method=POST&status=4xx', 'missing'],
] as const

describe.each(stores)('A search in the request log on $name', ({ database }) => {
  test('lists the calls that meet its conditions', async () => {
    const { listed, requestId } = await withCalls(database)
    const [found, missing, broken, mistyped] = (await listed()).map(({ id }) => id)
    const names = new Map([
      [found, 'found'],
      [missing, 'missing'],
      [broken, 'broken'],
      [mistyped, 'mistyped'],
    ])
    const listedNames = async (query: string) =>
      (await listed(query)).map(({ id }) => names.get(id)).join(', ')
    for (const [query, expected] of cases) expect(await listedNames(query), query).toBe(expected)
    expect(await listedNames(`?request_id=${requestId}`)).toBe('found')
    expect(await listedNames(`?after=${broken}`)).toBe('mistyped')
    expect(await listedNames(`?after=${broken}&order=newest`)).toBe('missing, found')
    expect(await listedNames(`?after=${found}&status=4xx&limit=1`)).toBe('missing')
  })

  test('counts and finds the calls of an applicant, named by what was submitted', async () => {
    const { app } = await arrange(database)
    const person = applicant(app)
    await person.ready()
    const { state_id, body } = await person.ready()
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    const counted = async (query: string) =>
      count.responses[200].parse((await app.inject({ url: `${log}/count?${query}` })).json()).count
    const all = await counted('')
    const own = await counted(`applicant=${state_id}`)
    /** The other application was not submitted. */
    expect(own).toBe((all + 1) / 2)
    for (const name of [app_id, body.nric, body.email])
      expect(await counted(`applicant=${encodeURIComponent(name)}`), name).toBe(own)
    const found = async (query: string) =>
      find.responses[200].parse((await app.inject({ url: `${log}/find?${query}` })).json()).entry
    const submitted = await found('operation=transaction.submit')
    expect(JSON.stringify(submitted?.request.body)).toContain(body.nric)
    expect((await found(`applicant=${state_id}&order=oldest`))?.operation).toBe('transaction.start')
    expect(await found('status=0')).toBeNull()
  })

  test('waits for a number of calls, which may already be there', async () => {
    const { app, listed, duringWait } = await arrange(database)
    const waiting = async (payload: object) =>
      wait.responses[200].parse((await app.inject({ method: 'POST', url: `${log}/wait`, payload })).json())
    const street = (payload: object) => app.inject({ method: 'POST', url: streetName, payload })
    const operation = 'premise.streetName'
    await street(unknownAddress)
    expect(await waiting({ operation })).toMatchObject({ reached: true, count: 1, entry: { status: 404 } })
    const [first] = await listed()
    duringWait(() => street(knownAddress))
    expect(await waiting({ operation, after: first?.id })).toMatchObject({
      reached: true,
      count: 1,
      entry: { status: 200, request: { body: { text: JSON.stringify(knownAddress) } } },
    })
    expect(await waiting({ operation, count: 4 })).toMatchObject({ reached: true, count: 4 })
    duringWait(() => Promise.resolve())
    expect(await waiting({ operation, count: 5, timeout_seconds: 1 })).toMatchObject({
      reached: false,
      count: 4,
    })
    expect(await waiting({ status: '0', timeout_seconds: 1 })).toEqual({
      reached: false,
      count: 0,
      entry: null,
    })
  })
})

test('a search in the request log with a condition that is not one is refused', async () => {
  const { app } = await arrange()
  const queries = [
    'status=6xx',
    'status=40',
    'operation=premise.unknown',
    'rule=unknown',
    'fault=unknown',
    'since=yesterday',
    'limit=0',
    'limit=501',
    'order=random',
    'text=',
    'unknown=1',
  ]
  for (const query of queries) {
    const answer = await app.inject({ url: `${log}?${query}` })
    expect(answer.json(), query).toMatchObject({ error: 'invalid_request' })
  }
})

test('a wait for calls ends when its world is deleted', async () => {
  const { app, duringWait } = await arrange()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  duringWait(() => app.inject({ method: 'DELETE', url: '/mock/v1/worlds/mine' }))
  const url = '/mock/v1/worlds/mine/request-log/wait'
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
})
