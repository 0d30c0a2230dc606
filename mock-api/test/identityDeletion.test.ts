import type { PersonData } from '@open-account/contracts/identity'
import { describe, expect, test } from 'vitest'
import {
  findIdentitySession,
  forgetIdentitySession,
  putIdentitySession,
} from '../src/store/identitySessions.ts'
import { arrangeIdentity, cookieOf } from './arrangeIdentity.ts'
import { now, testApp } from './testApp.ts'

const minute = 60_000

describe('the deletion of identity data on a shared device', () => {
  const forget = (app: Awaited<ReturnType<typeof arrangeIdentity>>['app'], state: string) =>
    app.inject({ method: 'DELETE', url: `/v1/transaction/${state}/identity` })

  test('a browser reads nothing and has no cookie after identity data is deleted', async () => {
    const { app, state, authorize, read } = await arrangeIdentity()
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    expect((await read(cookie)).statusCode).toBe(200)
    const forgotten = await forget(app, state)
    expect(forgotten.statusCode).toBe(204)
    expect(forgotten.cookies).toMatchObject([
      { name: 'identity', value: '', path: `/oidc/myinfo/data/${state}`, maxAge: 0 },
      { name: 'identity', value: '', path: `/v1/myinfob/data/${state}`, maxAge: 0 },
    ])
    expect((await read(cookie)).statusCode).toBe(401)
  })

  test('no later visit to the identity service restores deleted identity data', async () => {
    const { app, state, authorize, read } = await arrangeIdentity()
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    await forget(app, state)
    for (const query of ['', '?persona=citizen']) {
      const again = await authorize(query)
      expect(again.statusCode).toBe(410)
      expect(again.json()).toMatchObject({ error: 'expired' })
      expect(again.headers['set-cookie']).toBeUndefined()
    }
    const business = await app.inject({ url: `/v1/myinfob/authorize/${state}?persona=live` })
    expect(business.json()).toMatchObject({ error: 'expired' })
    expect((await read(cookie)).statusCode).toBe(401)
  })

  test('identity data that is deleted before it is retrieved cannot be retrieved', async () => {
    const { app, state, authorize } = await arrangeIdentity()
    await forget(app, state)
    expect((await authorize('?persona=citizen')).json()).toMatchObject({ error: 'expired' })
  })

  test('identity data that is deleted while the browser is on its way back cannot be read', async () => {
    const { service } = await testApp()
    const session = {
      world: 'default',
      state_id: 'state',
      kind: 'person',
      token_hash: 'hash',
      persona: 'citizen',
      expires_at: now + minute,
      broken: null,
    } as const
    expect(await putIdentitySession(service.db, session)).toBe(true)
    expect(await putIdentitySession(service.db, session)).toBe(true)
    await forgetIdentitySession(service.db, session)
    expect(await putIdentitySession(service.db, session)).toBe(false)
    expect(await findIdentitySession(service.db, session)).toMatchObject({ persona: '', token_hash: '' })
  })

  test('a submission with deleted identity data is refused', async () => {
    const { app, retrieve, ready, submit } = await arrangeIdentity()
    const person = (await retrieve('citizen')).json<PersonData>()
    const { state_id, body } = await ready({ fromMyInfo: true, nric: person.nric, nric_issue_yyyymmdd: '' })
    const back = await app.inject({ url: `/oidc/myinfo/authorize/${state_id}/00000?persona=citizen` })
    const headers = { cookie: cookieOf(back.headers['set-cookie']) }
    expect((await app.inject({ url: `/oidc/myinfo/data/${state_id}`, headers })).statusCode).toBe(200)
    await forget(app, state_id)
    expect((await submit(body)).json()).toMatchObject({
      error: 'application_incomplete',
      issues: [{ path: 'fromMyInfo' }],
    })
  })

  test('the deletion of identity data concerns one transaction only', async () => {
    const { app, state, authorize, read, start } = await arrangeIdentity()
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    await forget(app, await start())
    expect((await read(cookie)).statusCode).toBe(200)
    expect((await forget(app, state)).statusCode).toBe(204)
  })

  test('the deletion of missing identity data succeeds, any number of times', async () => {
    const { app, state } = await arrangeIdentity()
    expect((await forget(app, state)).statusCode).toBe(204)
    expect((await forget(app, state)).statusCode).toBe(204)
  })

  test('the deletion of identity data of an unknown transaction is refused', async () => {
    const { app } = await arrangeIdentity()
    expect((await forget(app, 'unknown')).json()).toMatchObject({ error: 'not_found' })
  })
})
