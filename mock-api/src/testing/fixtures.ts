import { type Use, worldFixture } from './running.ts'
import { type OpenAccount, startOpenAccount } from './startOpenAccount.ts'

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
  world: worldFixture(),
} as const
