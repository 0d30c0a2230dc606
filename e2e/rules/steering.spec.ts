import type { Browser, Page } from '@playwright/test'
import { anotherSite } from '../anotherSite.ts'
import { expectStatus } from '../expectStatus.ts'
import { expect, test as base } from '../fixtures.ts'

interface AttackFixtures {
  /** A browser that resolves evil.example to this machine. */
  readonly victim: Browser
  /** A page of evil.example. */
  readonly evil: Page
  /** The address of the service. */
  readonly service: URL
}

const test = base.extend<AttackFixtures>({
  victim: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP evil.example 127.0.0.1'],
    })
    await use(browser)
    await browser.close()
  },
  service: async ({ baseURL }, use) => {
    await use(new URL(baseURL ?? ''))
  },
  evil: async ({ victim }, use) => {
    const site = await anotherSite()
    const page = await victim.newPage()
    await page.goto(`http://evil.example:${site.port}/`)
    await use(page)
    site.close()
  },
})

/** The statuses of the service's answers to a page, in order. The list grows while the page runs. */
const statusesFrom = (page: Page, { host }: URL): readonly number[] => {
  const statuses: number[] = []
  page.context().on('response', response => {
    if (new URL(response.url()).host === host) statuses.push(response.status())
  })
  return statuses
}

test('a page of another site cannot change the service @proof', async ({ evil, service, world }) => {
  const { body: started } = expectStatus(
    await world.calls.transaction.start({ query: { appDomain: 'residential', appType: 'personal' } }),
    200,
  )
  const statuses = statusesFrom(evil, service)
  const control = `${service.origin}/mock/v1/worlds`

  const outcomes = await evil.evaluate(
    async ({ own, all, page }) => {
      const send = async (url: string, options: RequestInit) => {
        try {
          return (await fetch(url, { method: 'POST', credentials: 'include', ...options })).type
        } catch {
          return 'failed'
        }
      }
      return [
        await send(`${own}/reset`, { mode: 'no-cors' }),
        await send(`${own}/reset`, { mode: 'cors' }),
        await send(`${own}/snapshots`, { mode: 'no-cors' }),
        await send(`${own}/reset`, { mode: 'no-cors', body: '{}' }),
        await send(all, { mode: 'no-cors' }),
        await send(page, { mode: 'no-cors' }),
        String(navigator.sendBeacon(`${own}/reset`)),
      ]
    },
    { own: `${control}/${world.id}`, all: control, page: `${service.origin}/mock/sign-in` },
  )
  for (const action of [`${control}/${world.id}/reset`, control]) {
    await evil.evaluate(address => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = address
      document.body.append(form)
      form.submit()
    }, action)
    await evil.waitForURL(action)
    await evil.goBack()
  }

  expect(outcomes).toHaveLength(7)
  await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(8)
  expect(new Set(statuses)).toEqual(new Set([403]))
  const archive = await world.control.worlds.export({ params: world.params })
  expect(expectStatus(archive, 200).body.data).toContain(started.state_id)
})

test('a link on another site needs a confirmation to enter a world @proof', async ({
  evil,
  service,
  world,
}) => {
  const entrance = `${service.origin}/mock/enter/${world.id}?to=/mock`
  await evil.evaluate(address => {
    location.href = address
  }, entrance)
  await evil.waitForURL(entrance)
  await expect(evil.getByRole('heading', { level: 1 })).toHaveText('Enter this world?')
  expect(await evil.context().cookies(service.origin)).toEqual([])

  await evil.getByRole('link', { name: 'Enter the world' }).click()

  await expect(evil.getByRole('heading', { level: 1 })).toHaveText(`World ${world.id}`)
})

test('a page of another site whose name resolves to this machine cannot read or change the service @proof', async ({
  victim,
  service,
  world,
}) => {
  const page = await victim.newPage()
  await page.goto(`http://evil.example:${service.port}/open-account/`)

  const statuses = await page.evaluate(async own => {
    const answers = [
      fetch(`${own}/archive`),
      fetch('/mock/v1/worlds'),
      fetch('/mock'),
      fetch(`/mock/v1/values`),
      fetch(`${own}/reset`, { method: 'POST' }),
      fetch('/mock/v1/worlds', { method: 'POST', headers: { 'x-forwarded-host': 'localhost' } }),
    ]
    return (await Promise.all(answers)).map(({ status }) => status)
  }, `/mock/v1/worlds/${world.id}`)

  expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
})

test('a page of another site cannot show the application or the pages for testers in a frame @proof', async ({
  evil,
  service,
}) => {
  for (const path of ['/mock', '/mock/sign-in', '/open-account/']) {
    await evil.evaluate(address => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.replaceChildren(frame)
    }, service.origin + path)
    await expect
      .poll(() => evil.frames().map(frame => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-error:/))
  }
})
