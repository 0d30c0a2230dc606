import { describe, expect, test } from 'vitest'
import { testApp } from './testApp.ts'

const addresses = (count: number, remoteAddress: string) => Array.from({ length: count }, () => remoteAddress)

const statuses = async (
  variables: Readonly<Record<string, string>>,
  callers: readonly string[],
  url = '/appconfig',
) => {
  const { app } = await testApp(variables)
  const answers = await Promise.all(callers.map(remoteAddress => app.inject({ url, remoteAddress })))
  return answers.map(({ statusCode }) => statusCode)
}

test('an address that calls more often than the setting allows is refused, and told when to come again', async () => {
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

test('addresses are counted one by one', async () => {
  const callers = [...addresses(2, '192.0.2.1'), ...addresses(2, '192.0.2.2')]
  expect(await statuses({ RATE_LIMIT: '2' }, callers)).toEqual([200, 200, 200, 200])
})

describe('behind a proxy', () => {
  const proxy = '192.0.2.9'
  const asked = async (variables: Readonly<Record<string, string>>) => {
    const { app } = await testApp({ RATE_LIMIT: '1', ...variables })
    const call = (caller: string) =>
      app.inject({ url: '/appconfig', remoteAddress: proxy, headers: { 'x-forwarded-for': caller } })
    const answers = await Promise.all(['198.51.100.1', '198.51.100.2'].map(call))
    return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
  }

  test('that is trusted, its callers are counted one by one', async () => {
    expect(await asked({ TRUSTED_PROXIES: 'loopback, 192.0.2.0/24' })).toEqual([200, 200])
  })

  test('that nobody trusts, what it says of its callers changes nothing', async () => {
    expect(await asked({})).toEqual([200, 429])
    expect(await asked({ TRUSTED_PROXIES: 'loopback 203.0.113.1' })).toEqual([200, 429])
  })
})

test('whoever asks whether the service is well is always told', async () => {
  expect(new Set(await statuses({ RATE_LIMIT: '2' }, addresses(9, '192.0.2.1'), '/health'))).toEqual(
    new Set([200]),
  )
})

test('without the setting nobody is refused', async () => {
  expect(new Set(await statuses({}, addresses(500, '192.0.2.1')))).toEqual(new Set([200]))
})
