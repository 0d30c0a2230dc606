import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import { readsOf } from '../src/store/reads.ts'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

const steering = fc.oneof(
  fc.record({
    method: fc.constant('PATCH' as const),
    path: fc.constant('/flags'),
    payload: fc.record({
      flags: fc.tuple(fc.record({ name: fc.constant('oa-livechat'), active: fc.boolean() })),
    }),
  }),
  fc.record({
    method: fc.constant('PUT' as const),
    path: fc.constant('/clock'),
    payload: fc.record({ now: fc.constantFrom('2026-11-21T23:59:59', '2026-12-31T12:00:00', null) }),
  }),
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constant('/clock/advance'),
    payload: fc.record({ seconds: fc.constantFrom(1, 3_600, 86_400) }),
  }),
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constant('/clock/freeze'),
    payload: fc.record({ frozen: fc.boolean() }),
  }),
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constant('/reset'),
    payload: fc.constant({}),
  }),
)

test('after every call that steers a world, an answer with caches is the same as one without', async () => {
  const { app, service } = await testApp({}, {}, undefined, { validateAnswers: false })
  const uncached = await buildApp({ ...service, reads: readsOf(service.db, null) }, { confirmsAtOnce: false })
  const person = applicant(app)
  await fc.assert(
    fc.asyncProperty(fc.array(steering, { minLength: 1, maxLength: 6 }), async calls => {
      let state = await person.start()
      for (const { method, path, payload } of calls) {
        const answer = await app.inject({ method, url: `/mock/v1/worlds/default${path}`, payload })
        expect(answer.statusCode, `${method} ${path} was answered ${answer.body}`).toBe(200)
        /** A reset deletes the transaction. */
        if (path === '/reset') state = await person.start()
        const [flags, sameFlags] = [app, uncached].map(one => one.inject({ url: '/appconfig' }))
        expect((await flags)?.body).toBe((await sameFlags)?.body)
        const days = await person.days(state)
        expect(days.statusCode).toBe(200)
        expect((await applicant(uncached).days(state)).body).toBe(days.body)
      }
    }),
    { numRuns: 8 },
  )
  await uncached.close()
})
