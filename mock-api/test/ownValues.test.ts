import { control } from '@open-account/contracts/control/control'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { address } from '../src/subjects/seeding/applicantBy.ts'
import { testApp } from './testApp.ts'

const url = '/mock/v1/worlds/default/values'
const uen = '201500004E'

const arrange = async () => {
  const { app } = await testApp()
  const set = (payload: object) => app.inject({ method: 'PUT', url, payload })
  const list = async () =>
    control.ownValues.list.responses[200].parse((await app.inject({ url: `${url}?limit=500` })).json()).values
  const person = applicant(app)
  const streetAt = async (postcode: string, block = '1', headers = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/premise/street-name',
      headers,
      payload: {
        postcode,
        block,
        floor: '09',
        unit: '128',
        for_premises: true,
        utilities_flag: '1',
        account_type: '01',
      },
    })
    return {
      status: answer.statusCode,
      rule: answer.headers['x-rule'],
      body: answer.json<{ street_name: string }>(),
    }
  }
  const companyNamed = async () => {
    const answer = await person.post('/v1/account/lookup_company_name_acra', { uen })
    return { status: answer.statusCode, body: answer.json<{ name: string }>() }
  }
  return { app, set, list, streetAt, companyNamed, ...person }
}

describe('premises of your own', () => {
  test('have their street and block, and the rule says that a tester gave them', async () => {
    const { set, streetAt } = await arrange()
    expect(
      (await set({ kind: 'premises', value: '238801', block: '1', street: 'MY OWN ROAD' })).statusCode,
    ).toBe(200)
    expect(await streetAt('238801')).toMatchObject({
      status: 200,
      rule: 'premises.own',
      body: { street_name: 'MY OWN ROAD' },
    })
    expect((await streetAt('238801', '2')).status).toBe(404)
  })

  test('can be those of a magic value, and replace the ones of a magic value', async () => {
    const { set, streetAt } = await arrange()
    await set({ kind: 'premises', value: '238801', like: 'premises.no-town-gas', block: null })
    await set({ kind: 'premises', value: address.postal_code, street: null })
    expect((await streetAt('238801')).body).toMatchObject({ utilities: { town_gas: 0 } })
    expect((await streetAt(address.postal_code, address.block)).status).toBe(404)
  })

  test('are those of one world only', async () => {
    const { app, set, streetAt } = await arrange()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
    await set({ kind: 'premises', value: '238801', street: 'MY OWN ROAD' })
    expect((await streetAt('238801', '1', { 'x-world': 'mine' })).body.street_name).not.toBe('MY OWN ROAD')
  })

  test('have a calendar and appointments of their own, by the same rules', async () => {
    const { set, start, days, timeslots } = await arrange()
    await set({ kind: 'premises', value: '238801', timeslots: 'one' })
    const state = await start()
    const { available } = (await days(state, '238801')).json<{
      available: { date: string; date_hash: string; is_earliest?: boolean }[]
    }>()
    const [day] = available
    if (day === undefined) throw new Error('The calendar has no day')
    const slots = (await timeslots(state, day, '238801')).json<{ timeslots: object[] }>()
    expect(slots.timeslots).toHaveLength(1)
    await set({ kind: 'premises', value: '238801', days: 'offset' })
    expect((await days(state, '238801')).json()).toHaveProperty('Offset')
  })
})

describe('an applicant of your own', () => {
  const arrangeCustomer = async () => {
    const arranged = await arrange()
    const { body, state_id } = await arranged.ready()
    const check = async (nric_roc: string) => {
      const answer = await arranged.post('/v1/accounts/profile/is-new-ebs-customer', {
        nric_roc,
        bp_type: '1',
        premise_no: '1',
        occupancy: 'owner',
        transaction_id: state_id,
      })
      return { status: answer.statusCode, rule: answer.headers['x-rule'], body: answer.json<object>() }
    }
    return { ...arranged, body, check }
  }

  test('has the data of the back office that a tester gave, in small letters too', async () => {
    const { set, check } = await arrangeCustomer()
    await set({ kind: 'customer', value: 's1234567d', timeslot_allowed: false })
    expect(await check('S1234567D')).toMatchObject({
      status: 200,
      rule: 'eligibility.own',
      body: { eligible: true, timeslot_allowed: false },
    })
  })

  test('can be like a magic value, but for what differs', async () => {
    const { set, check } = await arrangeCustomer()
    await set({
      kind: 'customer',
      value: 'S1234567D',
      like: 'customer.missed-appointment',
      timeslot_allowed: false,
    })
    expect((await check('S1234567D')).body).toMatchObject({
      has_missed_appointment: true,
      timeslot_allowed: false,
    })
  })

  test('can fail', async () => {
    const { set, check } = await arrangeCustomer()
    await set({ kind: 'customer', value: 'S1234567D', failing: true })
    expect((await check('S1234567D')).status).toBe(502)
  })

  test('is bound by the same rules: one with an active account cannot submit', async () => {
    const { set, body, submit } = await arrangeCustomer()
    await set({ kind: 'customer', value: body.nric, is_new_customer: false })
    expect((await submit(body)).json()).toMatchObject({ error: 'application_incomplete' })
  })
})

describe('a company of your own', () => {
  test('has its name, can be unknown, and can fail', async () => {
    const { set, companyNamed } = await arrange()
    await set({ kind: 'company', value: uen, name: 'MY OWN PTE LTD' })
    expect((await companyNamed()).body.name).toBe('MY OWN PTE LTD')
    await set({ kind: 'company', value: uen, name: null })
    expect((await companyNamed()).status).toBe(404)
    await set({ kind: 'company', value: uen, lookup: 'failing' })
    expect((await companyNamed()).status).toBe(502)
  })
})

describe('the own values of a world', () => {
  test('are listed, replaced and deleted', async () => {
    const { app, set, list } = await arrange()
    await set({ kind: 'premises', value: '238801', street: 'MY OWN ROAD' })
    await set({ kind: 'company', value: uen, name: 'MY OWN PTE LTD' })
    await set({ kind: 'premises', value: '238801', street: 'ANOTHER ROAD' })
    expect(await list()).toEqual([
      { kind: 'company', value: uen, name: 'MY OWN PTE LTD' },
      { kind: 'premises', value: '238801', street: 'ANOTHER ROAD' },
    ])
    await app.inject({ method: 'DELETE', url })
    expect(await list()).toEqual([])
  })

  test('are deleted one by one', async () => {
    const { app, set, list } = await arrange()
    await set({ kind: 'premises', value: '238801', street: 'MY OWN ROAD' })
    await set({ kind: 'company', value: uen, name: 'MY OWN PTE LTD' })
    const remove = () => app.inject({ method: 'DELETE', url: `${url}/premises/238801` })
    expect((await remove()).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ kind: 'company' }])
    expect((await remove()).json()).toMatchObject({
      error_description: 'This world has no such value of its own.',
    })
  })

  test('are at most 200, and survive in a snapshot', async () => {
    const { app, set, list } = await arrange()
    for (let number = 0; number < 200; number += 1)
      await set({ kind: 'premises', value: String(238_000 + number), street: 'MY OWN ROAD' })
    expect((await set({ kind: 'premises', value: '300000' })).json()).toMatchObject({
      error: 'world_conflict',
    })
    const snapshots = '/mock/v1/worlds/default/snapshots'
    const { id } = (await app.inject({ method: 'POST', url: snapshots, payload: {} })).json<{ id: string }>()
    await app.inject({ method: 'DELETE', url })
    await app.inject({ method: 'POST', url: `${snapshots}/${id}/restore`, payload: {} })
    expect(await list()).toHaveLength(200)
  })

  test.each([
    { kind: 'premises', value: '2388' },
    { kind: 'premises', value: '238801', like: 'customer.new' },
    { kind: 'premises', value: '238801', colour: 'red' },
    { kind: 'customer', value: 'Tan' },
    { kind: 'street', value: '238801' },
  ])('%o is refused', async payload => {
    const { set } = await arrange()
    expect((await set(payload)).statusCode).toBe(400)
  })
})
