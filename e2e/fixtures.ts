import { type RunningService, runningFixtures, type TestWorld } from '@open-account/mock-api/testing/running'
import { expect, test as base } from '@playwright/test'
import { Application } from './application.ts'
import { prepareFirefoxPage } from './engines/firefoxPage.ts'
import { watchForErrors } from './pageErrors.ts'
import { watchFocus } from './watchFocus.ts'
import { Values } from './values.ts'
import { World, worldOptions } from './world.ts'

interface Fixtures {
  /**
   * The test's own world: clock, flags, timeslots, applications and mail. It is deleted after the test. The test fails when
   * the calls in it break a rule of the report card that the test does not name.
   */
  readonly world: World
  /** The same world, for a test that does not ask for it. */
  readonly entered: World
  /**
   * The application in the test's browser. The test fails when the page logs or throws an error, and when a press loses the
   * focus.
   */
  readonly apply: Application
  /** The magic values of the service, by id. */
  readonly values: Values
}

/** Every test runs in its own world, which its browser enters by a cookie. */
const inOwnWorld = base.extend<{ readonly openAccount: RunningService; readonly world: TestWorld }>(
  runningFixtures(worldOptions),
)

export const test = inOwnWorld.extend<Fixtures>({
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(prepareFirefoxPage)
    await use(context)
    // A call that a test has not waited for may still be on its way through its route.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  world: async ({ world: own, context }, use, testInfo) => {
    await context.addCookies([own.cookie])
    const world = new World(own)
    await use(world)
    // A test that failed may have left its application anywhere.
    if (testInfo.status === testInfo.expectedStatus)
      expect(await world.brokenRules(), 'rules of the report card that the application broke').toEqual(
        world.allowedRules,
      )
  },
  entered: [async ({ world }, use) => use(world), { auto: true }],
  apply: async ({ page, world }, use) => {
    const errors = watchForErrors(page)
    const lostFocus = await watchFocus(page)
    await use(new Application(page, world))
    expect(errors, 'errors that the page logged or threw').toEqual([])
    expect(lostFocus, 'controls whose press has lost the focus').toEqual([])
  },
  values: async ({ world }, use) => use(await Values.read(world)),
})

export { expect }
