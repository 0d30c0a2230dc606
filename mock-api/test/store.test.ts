import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { describe, expect, test } from 'vitest'
import { deleteWorld, findWorld, createWorld } from '../src/store/worlds.ts'
import { putFlag, listFlags } from '../src/store/flags.ts'
import { chosenPersona, putPersonaChoice } from '../src/store/personaChoices.ts'
import { listPersonas, putPersona } from '../src/store/personas.ts'
import { countTry, insertCode } from '../src/store/oneTimePasswords.ts'
import { insertTransaction } from '../src/store/transactions.ts'
import { applicant } from './application.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

describe.each(stores)('on $name', ({ database }) => {
  const arrange = () => testApp({}, {}, database)

  test('a resident who typed everything in opens an account', async () => {
    const { app } = await arrange()
    const { ready, submit } = applicant(app)
    const { body } = await ready()
    const answer = await submit(body)
    expect(answer.headers['x-rule']).toBe('submit.accepted')
    expect(answer.json()).toMatchObject({ status: 'SUCCESS', email: body.email })
  })

  test('the same submit twenty times at the same moment is one application', async () => {
    const { app, service } = await arrange()
    const { ready, submit } = applicant(app)
    const { body } = await ready()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body: answer }) => answer)).size).toBe(1)
    const kept = await service.db
      .selectFrom('transactions')
      .select('app_id')
      .where('app_id', 'is not', null)
      .execute()
    expect(kept).toHaveLength(1)
  })

  test('of twenty who want the last appointment at the same moment one gets it', async () => {
    const { app } = await arrange()
    const { start, days, timeslots, confirm } = applicant(app)
    const one = '370061'
    const offers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const state = await start()
        const [day] = (await days(state, one)).json<CalendarDays>().available
        if (day === undefined) throw new Error('The calendar has no day')
        const [slot] = (await timeslots(state, day, one)).json<TimeslotsAnswer>().timeslots
        if (slot === undefined) throw new Error('The day has no appointment')
        return { state, date: day.date, slot }
      }),
    )
    const answers = await Promise.all(offers.map(({ state, date, slot }) => confirm(state, date, slot)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(19)
  })

  test('of a hundred guesses at the same moment three are judged', async () => {
    const {
      service: { db },
    } = await arrange()
    const owner = { world: 'default', state_id: 'a' }
    await insertTransaction(db, {
      id: 'a',
      world: 'default',
      domain: 'residential',
      type: 'personal',
      created_at: now,
    })
    await insertCode(db, {
      id: 'code',
      ...owner,
      email_hash: '',
      code_hash: '',
      sent_at: now,
      tries: 0,
      used: 0,
    })
    const judged = await Promise.all(Array.from({ length: 100 }, () => countTry(db, 'code', 3)))
    expect(judged.filter(Boolean)).toHaveLength(3)
  })

  test('a world goes with everything in it', async () => {
    const {
      app,
      service: { db },
    } = await arrange()
    await createWorld(db, { id: 'short', createdAt: now, expiresAt: null })
    const { ready, submit } = applicant(app, { 'x-world': 'short' })
    await submit((await ready()).body)
    await app.journal.flush()
    await deleteWorld(db, 'short')
    for (const table of ['transactions', 'attachments', 'seats', 'journal'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('moments are read as numbers', async () => {
    const {
      service: { db },
    } = await arrange()
    expect(await findWorld(db, 'default')).toMatchObject({
      created_at: now,
      clock_offset: 0,
      expires_at: null,
    })
  })

  test('a persona that is added again has its new data, the choice of it too, and both go with their world', async () => {
    const {
      service: { db },
    } = await arrange()
    await createWorld(db, { id: 'short', createdAt: now, expiresAt: null })
    const persona = { world: 'short', kind: 'person', id: 'a', sentence: 'A.' } as const
    await putPersona(db, { ...persona, data: '{}' })
    await putPersona(db, { ...persona, data: '[]' })
    await putPersonaChoice(db, { world: 'short', kind: 'person', persona: 'b' })
    await putPersonaChoice(db, { world: 'short', kind: 'person', persona: 'a' })
    expect(await listPersonas(db, 'short', 'person')).toEqual([{ ...persona, data: '[]' }])
    expect(await listPersonas(db, 'short', 'company')).toEqual([])
    expect(await chosenPersona(db, 'short', 'person')).toBe('a')
    await deleteWorld(db, 'short')
    expect(await listPersonas(db, 'short', 'person')).toEqual([])
    expect(await chosenPersona(db, 'short', 'person')).toBeNull()
  })

  test('a flag that is set again has its new value', async () => {
    const {
      service: { db },
    } = await arrange()
    const flag = { world: 'default', name: 'maintenance', message: '' }
    await putFlag(db, { ...flag, active: 1 })
    await putFlag(db, { ...flag, active: 0 })
    expect(await listFlags(db, 'default')).toEqual([{ ...flag, active: 0 }])
  })
})
