import { expect, test as base } from '@playwright/test'
import { Application } from './application.ts'
import { watchForErrors } from './pageErrors.ts'
import { Values } from './values.ts'
import { World } from './world.ts'

interface Fixtures {
  /** A world of this test's own: its clock, flags, slots, applications and mail; gone when the test is over. */
  readonly world: World
  /** The application in the test's browser, which must not complain about it. */
  readonly apply: Application
  /** The known inputs of the service, by id. */
  readonly values: Values
}

const originOf = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('The configuration names no address of the application')
  return baseURL
}

/** Every test runs in a world of its own, which its browser enters by cookie. */
export const test = base.extend<Fixtures>({
  world: [
    async ({ baseURL, context }, use) => {
      const origin = originOf(baseURL)
      const world = await World.create(origin)
      // As the service sets it itself: no script of the page can take the world away.
      await context.addCookies([{ name: 'world', value: world.id, url: origin, httpOnly: true }])
      await use(world)
      await world.remove()
    },
    { auto: true },
  ],
  apply: async ({ page, world }, use) => {
    const errors = watchForErrors(page)
    await use(new Application(page, world))
    expect(errors, 'what the page complained about').toEqual([])
  },
  values: async ({ baseURL }, use) => {
    await use(await Values.read(originOf(baseURL)))
  },
})

export { expect }
