import { control } from '@open-account/contracts/control/control'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

const url = '/mock/v1/worlds/default'

const arrange = async (variables: Readonly<Record<string, string>> = {}) => {
  let at = now
  const waited: number[] = []
  const { app } = await testApp(variables, {
    clock: () => at,
    sleep: milliseconds => {
      waited.push(milliseconds)
      return Promise.resolve()
    },
  })
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  const change = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `${url}${path}`, payload })
  const seed = async (payload: object) =>
    control.applications.seed.responses[201].parse((await change('/applications', payload)).json())
      .applications
  const list = async (query = '') =>
    control.applications.list.responses[200].parse(
      (await app.inject({ url: `${url}/applications${query}` })).json(),
    )
  const read = async (id: string) =>
    control.applications.read.responses[200].parse(
      (await app.inject({ url: `${url}/applications/${id}` })).json(),
    )
  return { app, pass, change, seed, list, read, waited, ...applicant(app) }
}

describe('seeding', () => {
  test('the calls of a seed are no calls of the client, in the request log and on its report card', async () => {
    const { app, seed } = await arrange()
    await seed({ flow: 'commercial/company', paid: true })
    const answered = async (path: string) => (await app.inject({ url: `${url}${path}` })).json<unknown>()
    expect(await answered('/request-log')).toMatchObject({ entries: [] })
    expect(await answered('/report-card')).toMatchObject({ passed: true, calls: 0 })
  })

  test.each(['residential/personal', 'residential/company', 'commercial/personal', 'commercial/company'])(
    'an application of the flow %s is complete',
    async flow => {
      const { seed, read } = await arrange()
      const [seeded] = await seed({ flow })
      const application = await read(seeded?.app_id ?? '')
      expect(application).toMatchObject({ ...seeded, flow, state: 'submitted' })
      expect(application.submission?.appointment_hash).not.toBe('')
      expect(application.documents.length).toBeGreaterThan(0)
    },
  )

  test('fifty applicants have appointments on several days, and no two have the same NRIC', async () => {
    const { seed, read } = await arrange()
    const seeded = await seed({ count: 50 })
    const submissions = await Promise.all(
      seeded.map(async ({ state_id }) => (await read(state_id)).submission),
    )
    const distinct = (name: 'nric' | 'move_in_yyyymmdd') =>
      new Set(submissions.map(body => body?.[name])).size
    expect(distinct('nric')).toBe(50)
    expect(distinct('move_in_yyyymmdd')).toBeGreaterThan(1)
  })

  test('paid applications are paid, and the others are open', async () => {
    const { seed, read } = await arrange()
    const stateOf = async (paid: boolean) => {
      const [seeded] = await seed({ flow: 'commercial/company', paid })
      return (await read(seeded?.state_id ?? '')).payments.map(({ state }) => state)
    }
    expect(await stateOf(true)).toEqual(['success'])
    expect(await stateOf(false)).toEqual(['open'])
  })

  test('no delay, fault or limit of the world affects it', async () => {
    const { seed, change, waited } = await arrange({ LATENCY_MS: '700', RATE_LIMIT: '3' })
    await change('/faults', { operation: '*', effect: { kind: 'drop' }, times: 100 })
    expect(await seed({ count: 2 })).toHaveLength(2)
    expect(waited).toEqual([])
  })

  test('a world that refuses such an application says why, and no application is left submitted', async () => {
    const { app, change, list } = await arrange()
    await app.inject({
      method: 'PATCH',
      url: `${url}/flags`,
      payload: { flags: [{ name: 'oa-maintenance', active: true }] },
    })
    const answer = await change('/applications', {})
    expect(answer.json()).toMatchObject({
      error: 'application_incomplete',
      error_description: expect.stringContaining('maintenance') as string,
    })
    expect((await list()).total).toBe(0)
  })

  test('a caller cannot claim to be the service itself', async () => {
    const { app, change } = await arrange()
    await change('/faults', { operation: '*', effect: { kind: 'status', error: 'unavailable' }, times: 2 })
    const statusWith = async (headers: Readonly<Record<string, string>>) =>
      (await app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal', headers }))
        .statusCode
    expect(await statusWith({ 'x-seed': 'guessed' })).toBe(503)
    expect(await statusWith(app.seedHeaders)).toBe(200)
  })
})

describe('the applications of a world', () => {
  test('the list has pages, and says how many match', async () => {
    const { seed, list, pass } = await arrange()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      pass(1_000)
      ids.push(...(await seed({})).map(({ state_id }) => state_id))
    }
    const first = await list('?limit=2')
    expect(first.total).toBe(5)
    const pages = [first, await list(`?limit=2&after=${ids[1]}`), await list(`?limit=2&after=${ids[3]}`)]
    expect(pages.flatMap(({ applications }) => applications.map(({ state_id }) => state_id))).toEqual(ids)
  })

  test('it is filtered by state, flow and text without wildcards', async () => {
    const { seed, list, start } = await arrange()
    const [home] = await seed({})
    const [shop] = await seed({ flow: 'commercial/company' })
    const open = await start()
    const idsOf = async (query: string) => (await list(query)).applications.map(({ state_id }) => state_id)
    expect(await idsOf('?state=started')).toEqual([open])
    expect(await idsOf('?flow=commercial/company')).toEqual([shop?.state_id])
    expect(await idsOf(`?text=${home?.app_id}`)).toEqual([home?.state_id])
    expect(await idsOf('?text=LORONG TRADING')).toEqual([shop?.state_id])
    expect(await idsOf('?text=L_RONG')).toEqual([])
  })

  test('an application of another world is not found', async () => {
    const { app, seed } = await arrange()
    const [seeded] = await seed({})
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
    const answer = await app.inject({ url: `/mock/v1/worlds/mine/applications/${seeded?.state_id}` })
    expect(answer.statusCode).toBe(404)
  })
})
