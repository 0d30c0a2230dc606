import { startOpenAccount } from '@open-account/mock-api/testing'
import { openAccountFixtures } from '@open-account/mock-api/testing/fixtures'
import { runningFixtures } from '@open-account/mock-api/testing/running'
import { expect, test } from 'vitest'

const {
  openAccount: [openAccountFixture],
  world: worldFixture,
} = openAccountFixtures

test('a test has a service and a world, whose report card it reads', async () => {
  await openAccountFixture({}, async openAccount => {
    const start = `${openAccount.url}/v1/transaction?appDomain=residential&appType=personal`
    await worldFixture({ openAccount }, async ({ headers, verify }) => {
      expect((await fetch(start, { headers })).status).toBe(200)
      expect((await fetch(`${openAccount.url}/v1/nothing`, { headers })).status).toBe(404)
      const { passed, rules } = await verify()
      expect(passed).toBe(false)
      expect(rules.filter(({ result }) => result === 'fail').map(({ rule }) => rule)).toEqual([
        'request.known-address',
      ])
    })
    await worldFixture({ openAccount }, async ({ verify }) => {
      expect(await verify()).toMatchObject({ passed: true, calls: 0 })
    })
    const { body } = await openAccount.control.worlds.list()
    expect(body).toMatchObject({ worlds: [{ id: 'default' }] })
  })
})

test('a closed service no longer listens', async () => {
  const openAccount = await startOpenAccount()
  await openAccount.close()
  await expect(fetch(`${openAccount.url}/health/live`)).rejects.toThrow('fetch failed')
})

test('a service that runs has a world with the options of its fixtures, which a test may delete itself', async () => {
  await using service = await startOpenAccount()
  const { openAccount: atBaseUrl, world: ofTest } = runningFixtures({ now: '2027-03-01T09:30:00' })
  let used = 0
  await atBaseUrl({ baseURL: service.url }, openAccount =>
    ofTest({ openAccount }, async ({ control, cookie, params, close }) => {
      const { body } = await control.clock.read({ params })
      expect(body).toMatchObject({ now: expect.stringMatching(/^2027-03-01T09:30/) as string })
      expect(cookie).toMatchObject({ name: 'world', value: params.world, url: service.url })
      await close()
      used += 1
    }),
  )
  expect(used).toBe(1)
  await expect(atBaseUrl({}, () => Promise.resolve())).rejects.toThrow('The configuration has no baseURL')
})
