import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { signedForm } from '../src/subjects/gateway/forms.ts'
import { replyTo, requestIn } from '../src/subjects/gateway/messages.ts'
import { sweepSignatures } from '../src/subjects/signature/sweepSignatures.ts'
import { changeWorld, deleteWorld, findWorld, createWorld } from '../src/store/worlds.ts'
import { putFlag, listFlags } from '../src/store/flags.ts'
import { chosenPersona, putPersonaChoice } from '../src/store/personaChoices.ts'
import { listPersonas, putPersona } from '../src/store/personas.ts'
import { countTry, insertCode } from '../src/store/oneTimePasswords.ts'
import { insertTransaction } from '../src/store/transactions.ts'
import { applicant } from './application.ts'
import { formRequest } from './formRequest.ts'
import { payer, paymentIn } from './payer.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

describe.each(stores)('The store on $name', ({ database }) => {
  const arrange = () => testApp({}, {}, database)

  test('accepts the application of a resident without identity data', async () => {
    const { app } = await arrange()
    const { ready, submit } = applicant(app)
    const { body } = await ready()
    const answer = await submit(body)
    expect(answer.headers['x-rule']).toBe('submit.accepted')
    expect(answer.json()).toMatchObject({ status: 'SUCCESS', email: body.email })
  })

  test.each<[string, InjectOptions]>([
    ['an address', { url: '/oidc/myinfo/data/a%00b' }],
    ['a question', { url: '/payment?appId=a%00b' }],
    ['a JSON text', { method: 'POST', url: '/v1/transaction/submit', payload: { state_id: 'a\0b' } }],
    [
      'a form',
      {
        method: 'POST',
        url: '/GW2/payments/a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'choice=a%00b',
      },
    ],
  ])('refuses a null character in %s', async (_where, call) => {
    const { app } = await arrange()
    const { statusCode, json } = await app.inject(call)
    expect(statusCode).toBe(400)
    expect(json()).toMatchObject({
      error: 'invalid_request',
      error_description: expect.stringContaining('null character') as string,
    })
  })

  test('accepts a backslash before u0000 as text', async () => {
    const { app } = await arrange()
    const payload = { state_id: String.raw`a\u0000` }
    const answer = await app.inject({ method: 'POST', url: '/v1/transaction/submit', payload })
    expect(answer.body).not.toContain('null character')
  })

  test('saves one application when the same submit arrives twenty times together', async () => {
    const { app, service } = await arrange()
    const { ready, submit } = applicant(app)
    const { body } = await ready()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body: answer }) => answer)).size).toBe(1)
    const accepted = await service.db
      .selectFrom('transactions')
      .select('app_id')
      .where('app_id', 'is not', null)
      .execute()
    expect(accepted).toHaveLength(1)
  })

  test('saves one application when the same commercial submit arrives twenty times together', async () => {
    const { app } = await arrange()
    const { readyIn, submit } = applicant(app)
    const { body } = await readyIn('commercial/company')
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)))
    const payments = answers.map(answer => paymentIn(answer.body))
    expect(new Set(payments.map(({ app_id }) => app_id)).size).toBe(1)
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(20)
  })

  test('charges one of twenty attempts that are paid together', async () => {
    const { app } = await arrange()
    const { readyIn, submit } = applicant(app)
    const { decide } = payer(app)
    const { body } = await readyIn('commercial/personal')
    const attempts = []
    for (let count = 0; count < 20; count += 1) attempts.push(paymentIn((await submit(body)).body))
    await Promise.all(attempts.map(({ details }) => decide(details, { choice: 'payment.success' })))
    const answers = await Promise.all(
      attempts.map(({ reference }) => app.inject({ url: `/payment/${reference}` })),
    )
    const statuses = answers.map(answer => answer.json<{ status: string }>().status)
    expect(statuses.filter(status => status === 'PAYMENT_SUCCESS')).toHaveLength(1)
    expect(statuses.filter(status => status === 'PAYMENT_FAILED')).toHaveLength(19)
  })

  test('charges and records a terminal payment once when it is decided and reported twenty times together', async () => {
    const { app, service } = await arrange()
    const { readyIn, submit } = applicant(app)
    const { postForm } = payer(app)
    const { body, state_id } = await readyIn('commercial/personal')
    const { app_id: appId, details } = paymentIn((await submit(body)).body)
    const query = {
      paymentMode: 'CREDIT_CARD',
      amount: requestIn(details.payload)?.txnAmount ?? '',
      clientId: 'OA',
      redirectUrl: 'http://localhost/payment',
      clientState: state_id,
    }
    const terminal = `/khaos/terminal?${new URLSearchParams(query).toString()}`
    const decided = await Promise.all(
      Array.from({ length: 20 }, () => postForm(terminal, { choice: 'payment.success' })),
    )
    const references = decided.map(({ headers }) =>
      new URL(headers.location ?? '').searchParams.get('txnRef'),
    )
    expect(new Set(references).size).toBe(1)
    const reports = await Promise.all(
      references.map(txnId =>
        app.inject({ method: 'POST', url: '/payment/khaos/process', payload: { appId, txnId } }),
      ),
    )
    expect(new Set(reports.map(answer => answer.body))).toEqual(new Set(['{"status":"PAYMENT_SUCCESS"}']))
    const recorded = await service.db.selectFrom('payments').select('state').execute()
    expect(recorded.map(({ state }) => state).toSorted()).toEqual(['open', 'success'])
  })

  test('records a callback once when it arrives twenty times together', async () => {
    const { app, service } = await arrange()
    const { readyIn, submit } = applicant(app)
    const { postForm } = payer(app)
    const { body } = await readyIn('commercial/personal')
    const { details, reference } = paymentIn((await submit(body)).body)
    const [world, request] = [await findWorld(service.db, 'default'), requestIn(details.payload)]
    if (world === undefined || request === null) throw new Error('There is no world, or no request')
    const form = signedForm(world, replyTo(request, 'success'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postForm('/v1/payment/callback', form)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    const rules = answers.map(({ headers }) => headers['x-rule'])
    expect(rules.filter(rule => rule === 'payment.success')).toHaveLength(1)
    expect(rules.filter(rule => rule === 'payment.recorded')).toHaveLength(19)
    expect((await app.inject({ url: `/payment/${reference}` })).json()).toEqual({ status: 'PAYMENT_SUCCESS' })
  })

  test('accepts one of four submissions with the same signature that arrive together', async () => {
    const { app } = await arrange()
    const { readyIn, sign, submit } = applicant(app)
    const file_id = await sign()
    const bodies = []
    for (let count = 0; count < 4; count += 1)
      bodies.push((await readyIn('residential/company', { file_id })).body)
    const answers = await Promise.all(bodies.map(submit))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422])
  })

  test('replaces a signed form by a later one', async () => {
    const { app, service } = await arrange()
    const { readyIn, submit, post } = applicant(app)
    const { body } = await readyIn('residential/company')
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    const generate = () => post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    const answers = await Promise.all([generate(), generate(), generate()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await service.db.selectFrom('forms').selectAll().execute()).toHaveLength(1)
  })

  test('gives the last appointment to one of twenty applicants who request it together', async () => {
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

  test('counts three of a hundred guesses that arrive together', async () => {
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
      device_hash: null,
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
    const counted = await Promise.all(Array.from({ length: 100 }, () => countTry(db, 'code', 3)))
    expect(counted.filter(Boolean)).toHaveLength(3)
  })

  test('deletes a world with everything in it', async () => {
    const {
      app,
      service: { db },
    } = await arrange()
    await createWorld(db, { id: 'short', createdAt: now, expiresAt: null })
    const { ready, readyIn, submit } = applicant(app, { 'x-world': 'short' })
    await submit((await ready()).body)
    await submit((await readyIn('commercial/company')).body)
    await app.requestLog.flush()
    await deleteWorld(db, 'short')
    for (const table of [
      'transactions',
      'attachments',
      'signatures',
      'payments',
      'seats',
      'request_log',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('reads moments as numbers', async () => {
    const {
      service: { db },
    } = await arrange()
    expect(await findWorld(db, 'default')).toMatchObject({
      created_at: now,
      clock_offset: 0,
      expires_at: null,
    })
  })

  test('replaces a persona and its choice, and deletes both with their world', async () => {
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

  test('deletes an unclaimed signature in its own world, at its own time', async () => {
    let at = now
    const { app, service } = await testApp({}, { clock: () => at }, database)
    await createWorld(service.db, { id: 'frozen', createdAt: now, expiresAt: null })
    await changeWorld(service.db, 'frozen', { frozen_at: now })
    for (const world of ['default', 'frozen']) await applicant(app, { 'x-world': world }).sign()
    at += 86_400_000
    await sweepSignatures(service)
    expect(await service.db.selectFrom('signatures').select('world').execute()).toEqual([{ world: 'frozen' }])
  })

  test('replaces the value of a flag', async () => {
    const {
      service: { db },
    } = await arrange()
    const flag = { world: 'default', name: 'maintenance', message: '' }
    await putFlag(db, { ...flag, active: 1 })
    await putFlag(db, { ...flag, active: 0 })
    expect(await listFlags(db, 'default')).toEqual([{ ...flag, active: 0 }])
  })
})
