import { type OpenAccount, startOpenAccount, type TestWorld } from './startOpenAccount.ts'

/** Gives a test what it asked for and continues when the test is over. */
type Use<Value> = (value: Value) => Promise<void>

/** Fixtures for `test.extend` of Playwright and of vitest: a service for each worker, and a world for each test. */
export const openAccountFixtures = {
  openAccount: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright accepts no other first parameter
    async ({}: object, use: Use<OpenAccount>): Promise<void> => {
      const openAccount = await startOpenAccount()
      try {
        await use(openAccount)
      } finally {
        await openAccount.close()
      }
    },
    { scope: 'worker' },
  ],
  world: async (
    { openAccount }: { readonly openAccount: OpenAccount },
    use: Use<TestWorld>,
  ): Promise<void> => {
    const world = await openAccount.world()
    try {
      await use(world)
    } finally {
      await world.close()
    }
  },
} as const
