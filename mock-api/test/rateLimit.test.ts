import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from './testApp.ts'

/** The limiter counts by the clock of the system: all calls of a test fall into one second. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const addresses = (count: number, remoteAddress: string) => Array.from({ length: count }, () => remoteAddress)

const statuses = async (
  variables: Readonly<Record<string, string>>,
  callers: readonly string[],
  url = '/appconfig',
) => {
  const { app } = await testApp(variables)
  const codes: number[] = []
  for (const remoteAddress of callers) codes.push((await app.inject({ url, remoteAddress })).statusCode)
  return codes
}

test('an address that exceeds the rate limit is refused with Retry-After', async () => {
  const { app } = await testApp({ RATE_LIMIT: '2' })
  await app.inject({ url: '/appconfig' })
  await app.inject({ url: '/appconfig' })
  const answer = await app.inject({ url: '/appconfig' })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toEqual({
    error: 'too_many_requests',
    error_description: expect.any(String) as string,
  })
})

test('every address has its own rate limit', async () => {
  const callers = [...addresses(2, '192.0.2.1'), ...addresses(2, '192.0.2.2')]
  expect(await statuses({ RATE_LIMIT: '2' }, callers)).toEqual([200, 200, 200, 200])
})

describe('behind a proxy', () => {
  const proxy = '192.0.2.9'
  const statusesBehindProxy = async (variables: Readonly<Record<string, string>>) => {
    const { app } = await testApp({ RATE_LIMIT: '1', ...variables })
    const call = (caller: string) =>
      app.inject({ url: '/appconfig', remoteAddress: proxy, headers: { 'x-forwarded-for': caller } })
    const first = await call('198.51.100.1')
    const second = await call('198.51.100.2')
    return [first.statusCode, second.statusCode]
  }

  test('behind a trusted proxy every caller has its own rate limit', async () => {
    expect(await statusesBehindProxy({ TRUSTED_PROXIES: 'loopback, 192.0.2.0/24' })).toEqual([200, 200])
  })

  test('behind an untrusted proxy all callers share its rate limit', async () => {
    expect(await statusesBehindProxy({})).toEqual([200, 429])
    expect(await statusesBehindProxy({ TRUSTED_PROXIES: 'loopback 203.0.113.1' })).toEqual([200, 429])
  })
})

test('the health checks have no rate limit', async () => {
  expect(new Set(await statuses({ RATE_LIMIT: '2' }, addresses(9, '192.0.2.1'), '/health'))).toEqual(
    new Set([200]),
  )
})

test('without the setting there is no rate limit', async () => {
  expect(new Set(await statuses({}, addresses(500, '192.0.2.1')))).toEqual(new Set([200]))
})
