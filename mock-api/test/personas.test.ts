import type { Persona } from '@open-account/contracts/control/personas'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

const person = {
  nric: 'S9012345I',
  name: 'GOH <B>',
  date_of_birth: '1990-01-30',
  race: 'CN',
  nationality: 'SG',
  email: 'goh@example.com',
  mobile: '91234567',
  homeNo: '',
  work_pass_status: '',
}
const company = {
  uen: '201500001M',
  company_name: 'LATE TRADING PTE LTD',
  representative_name: 'GOH BEE',
  representative_email: 'late@example.com',
  representative_mobileno: '91234567',
  company_status: 'Live',
}
const lecturer = { kind: 'person', id: 'my.lecturer', sentence: 'A lecturer.', data: person }
const late = { kind: 'company', id: 'late', sentence: 'Missed an earlier appointment.', data: company }

const arrange = async () => {
  const { app } = await testApp()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  const personas = '/mock/v1/worlds/mine/personas'
  const add = (payload: object) => app.inject({ method: 'POST', url: personas, payload })
  const choose = (payload: object) => app.inject({ method: 'PUT', url: `${personas}/choice`, payload })
  const list = async (world = 'mine') =>
    (await app.inject({ url: `/mock/v1/worlds/${world}/personas` })).json<{ personas: Persona[] }>().personas
  const visit = async (kind: 'person' | 'company', query = '', world = 'mine') => {
    const state = await applicant(app, { 'x-world': world }).start()
    const [authorize, data] = {
      person: [`/oidc/myinfo/authorize/${state}/00000`, `/oidc/myinfo/data/${state}`],
      company: [`/v1/myinfob/authorize/${state}`, `/v1/myinfob/data/${state}`],
    }[kind]
    const back = await app.inject({ url: `${String(authorize)}${query}` })
    const cookie = String(back.headers['set-cookie']).split(';', 1)[0] ?? ''
    return { back, read: () => app.inject({ url: String(data), headers: { cookie } }) }
  }
  return { app, add, choose, list, visit }
}

describe('the personas of a world', () => {
  test('the personas of a world are those of both identity services, with their rules', async () => {
    const { list } = await arrange()
    const personas = await list()
    expect(personas.filter(({ kind }) => kind === 'person').map(({ id }) => id)).toEqual([
      'citizen',
      'permanent-resident',
      'work-pass-live',
      'work-pass-expired',
      'no-email',
      'odd-mobile',
      'cancelled',
      'failing',
    ])
    expect(personas.find(({ id }) => id === 'not-live')).toMatchObject({
      kind: 'company',
      rule: 'identity.company-not-live',
      data: { company_status: 'Struck Off' },
    })
    expect(personas.find(({ id }) => id === 'unknown')).toMatchObject({ data: null })
  })

  test('each persona reaches the rule that it is listed with', async () => {
    const { list, visit } = await arrange()
    for (const { kind, id, rule } of await list()) {
      const { read } = await visit(kind, `?persona=${id}`)
      expect([id, (await read()).headers['x-rule']]).toEqual([id, rule])
    }
  })

  test('a persona is added to one world and returns its data', async () => {
    const { add, list, visit } = await arrange()
    const added = await add(lecturer)
    expect(added.statusCode).toBe(201)
    expect(added.json()).toEqual({ ...lecturer, rule: 'identity.person' })
    expect(await list()).toContainEqual(added.json())
    const { read } = await visit('person', '?persona=my.lecturer')
    expect((await read()).json()).toEqual(person)
    expect((await list('default')).map(({ id }) => id)).not.toContain('my.lecturer')
    expect((await visit('person', '?persona=my.lecturer', 'default')).back.statusCode).toBe(400)
  })

  test('the consent page shows the names of added personas as text', async () => {
    const { add, visit } = await arrange()
    await add(lecturer)
    const { back } = await visit('person')
    expect(back.body).toContain('value="my.lecturer"')
    expect(back.body).toContain('GOH &lt;B&gt;')
  })

  test('an added persona replaces one with the same id', async () => {
    const { add, list, visit } = await arrange()
    await add({ ...late, id: 'live' })
    await add({ ...late, id: 'live', sentence: 'Again.' })
    const live = (await list()).filter(({ id }) => id === 'live')
    expect(live).toMatchObject([{ kind: 'company', sentence: 'Again.' }])
    const { read } = await visit('company', '?persona=live')
    expect((await read()).json()).toEqual(company)
  })

  test.each<[string, object, number, string]>([
    [
      'a company that is not live',
      { ...late, data: { ...company, company_status: 'Struck Off' } },
      422,
      'identity.company-not-live',
    ],
    [
      'a company of any wording of live',
      { ...late, data: { ...company, company_status: 'LIVE COMPANY' } },
      200,
      'identity.company-live',
    ],
    [
      'a company without an e-mail',
      { ...late, data: { ...company, representative_email: '' } },
      200,
      'identity.incomplete',
    ],
    [
      'a foreigner without a work pass',
      { ...lecturer, data: { ...person, nric: 'G1612345K' } },
      422,
      'identity.work-pass-expired',
    ],
    [
      'a foreigner with an approved one',
      { ...lecturer, data: { ...person, nric: ' g1612345k ', work_pass_status: 'Approved' } },
      200,
      'identity.work-pass-live',
    ],
    [
      'a person whose age is not known',
      { ...lecturer, data: { ...person, date_of_birth: '' } },
      200,
      'identity.incomplete',
    ],
  ])('an added persona is validated by its data: %s', async (_what, persona, status, rule) => {
    const { add, visit } = await arrange()
    const { kind, id } = (await add(persona)).json<Persona>()
    const answer = await (await visit(kind, `?persona=${id}`)).read()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-rule']).toBe(rule)
  })

  test.each<[string, object, string]>([
    ['an id in capitals', { ...lecturer, id: 'Lecturer' }, 'id'],
    ['no sentence', { ...lecturer, sentence: '' }, 'sentence'],
    ['an unknown field', { ...lecturer, rule: 'identity.person' }, ''],
    ['a field of the other kind', { ...lecturer, data: { ...person, uen: '1' } }, 'data'],
    ['another kind', { ...lecturer, kind: 'robot' }, 'kind'],
  ])('a persona cannot be added with %s', async (_what, persona, path) => {
    const { add } = await arrange()
    const answer = await add(persona)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path }] })
  })

  test('the archive of a world restores its personas and the chosen one', async () => {
    const { app, add, choose, list } = await arrange()
    await add(lecturer)
    await choose({ person: 'my.lecturer' })
    const personasBefore = await list()
    const archive = (await app.inject({ url: '/mock/v1/worlds/mine/archive' })).json<object>()
    await app.inject({ method: 'DELETE', url: '/mock/v1/worlds/mine' })
    await app.inject({ method: 'PUT', url: '/mock/v1/worlds/mine/archive', payload: archive })
    expect(await list()).toEqual(personasBefore)
    expect((await choose({})).json()).toEqual({ person: 'my.lecturer', company: null })
  })

  test('the personas of an unknown world are not found', async () => {
    const { app } = await arrange()
    const url = '/mock/v1/worlds/unknown/personas'
    for (const call of [
      { method: 'GET', url } as const,
      { method: 'POST', url, payload: lecturer } as const,
      { method: 'PUT', url: `${url}/choice`, payload: {} } as const,
    ])
      expect((await app.inject(call)).json()).toMatchObject({ error: 'not_found' })
  })
})

describe('the choice of a persona', () => {
  test('a chosen persona skips the consent page until the choice is removed', async () => {
    const { choose, visit } = await arrange()
    expect((await choose({ person: 'citizen' })).json()).toEqual({ person: 'citizen', company: null })
    expect((await visit('person')).back.statusCode).toBe(302)
    expect((await visit('company')).back.statusCode).toBe(200)
    expect((await visit('person', '', 'default')).back.statusCode).toBe(200)
    await choose({ person: null })
    expect((await visit('person')).back.statusCode).toBe(200)
  })

  test('the choice of one service does not change the other, and the query has priority over it', async () => {
    const { choose, visit } = await arrange()
    await choose({ person: 'citizen' })
    expect((await choose({ company: 'not-live' })).json()).toEqual({ person: 'citizen', company: 'not-live' })
    expect((await choose({ company: 'live' })).json()).toEqual({ person: 'citizen', company: 'live' })
    const { read } = await visit('company', '?persona=cancelled')
    expect((await read()).json()).toMatchObject({ error: 'myinfo_cancelled' })
  })

  test('an unknown persona cannot be chosen', async () => {
    const { add, choose } = await arrange()
    await add(late)
    const refused = await choose({ company: 'late', person: 'late' })
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ error: 'not_found' })
    expect((await choose({})).json()).toEqual({ person: null, company: null })
    expect((await choose({ company: 'late' })).json()).toEqual({ person: null, company: 'late' })
  })
})
