import { expect, test as base } from '@playwright/test'
import { Application } from './application.ts'
import { prepareFirefoxPage } from './engines/firefoxPage.ts'
import { watchForErrors } from './pageErrors.ts'
import { watchFocus } from './watchFocus.ts'
import { Values } from './values.ts'
import { World } from './world.ts'

interface Fixtures {
  /**
   * The test's own world: clock, flags, timeslots, applications and mail. It is deleted after the test. The test fails when
   * the calls in it break a rule of the report card that the test does not name.
   */
  readonly world: World
  /**
   * The application in the test's browser. The test fails when the page logs or throws an error, and when a press loses the
   * focus.
   */
  readonly apply: Application
  /** The magic values of the service, by id. */
  readonly values: Values
}

const originOf = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('The Playwright configuration has no baseURL')
  return baseURL
}

/** Every test runs in its own world, which its browser enters by a cookie. */
export const test = base.extend<Fixtures>({
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(prepareFirefoxPage)
    await use(context)
    // A call that a test has not waited for may still be on its way through its route.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  world: [
    async ({ baseURL, context }, use, testInfo) => {
      const origin = originOf(baseURL)
      const world = await World.create(origin)
      // HTTP-only, as the service sets it: no script of the page can delete it.
      await context.addCookies([{ name: 'world', value: world.id, url: origin, httpOnly: true }])
      await use(world)
      // A test that failed may have left its application anywhere.
      if (testInfo.status === testInfo.expectedStatus)
        expect(await world.brokenRules(), 'rules of the report card that the application broke').toEqual(
          world.allowedRules,
        )
      await world.remove()
    },
    { auto: true },
  ],
  apply: async ({ page, world }, use) => {
    const errors = watchForErrors(page)
    const lostFocus = await watchFocus(page)
    await use(new Application(page, world))
    expect(errors, 'errors that the page logged or threw').toEqual([])
    expect(lostFocus, 'controls whose press has lost the focus').toEqual([])
  },
  values: async ({ baseURL }, use) => {
    await use(await Values.read(originOf(baseURL)))
  },
})

export { expect }
