import { expect, test } from '../fixtures.ts'

test('a browser uses the world of its test and the clock of that world', async ({ page, world }) => {
  const { status } = await world.control.clock.set({
    params: world.params,
    body: { now: '2027-03-01T09:30:00' },
  })
  expect(status).toBe(200)

  const answer = await page.goto('/appconfig')

  expect(answer?.headers()['date']).toMatch(/^Mon, 01 Mar 2027 01:30:/)
})
