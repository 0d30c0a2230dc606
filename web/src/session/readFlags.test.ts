import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls, refusal } from '../../test/answers.ts'
import { readFlags } from './readFlags.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the flags are those of the response', async () => {
  const body = { 'oa-maintenance': { active: true, message: 'Back at 3 am.' } }
  answerCalls({ 'GET /appconfig': { body } })
  expect(await readFlags()).toEqual({ kind: 'answer', answer: body })
})

describe('flags that cannot be read', () => {
  test('a refusal returns the fallback and is reported', async () => {
    window.dataLayer = []
    answerCalls({ 'GET /appconfig': refusal('unavailable') })
    expect(await readFlags()).toEqual({ kind: 'fallback' })
    expect(window.dataLayer).toMatchObject([{ event: 'error', error_code: 'unavailable' }])
  })

  test('an unreachable service returns the fallback', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await readFlags()).toEqual({ kind: 'fallback' })
  })

  test('an invalid response returns the fallback', async () => {
    const broken = new Response('{', { headers: { 'content-type': 'application/json' } })
    vi.stubGlobal('fetch', () => Promise.resolve(broken))
    expect(await readFlags()).toEqual({ kind: 'fallback' })
  })
})

test('the internal host requests no flags', async () => {
  vi.stubEnv('VITE_INTERNAL_HOST', location.hostname)
  const { requests } = answerCalls({ 'GET /appconfig': { body: {} } })
  expect(await readFlags()).toEqual({ kind: 'none' })
  expect(requests).toEqual([])
})
