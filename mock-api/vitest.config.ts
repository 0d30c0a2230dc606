import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const source = '@open-account/source'

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'proof/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    // The slowest takes 14 s with a core to itself, and several times as long beside the tests of other packages.
    testTimeout: 120_000,
    maxWorkers: '100%',
    // Every test has an application and a store of its own: loading the service for each file takes as long as its tests.
    isolate: false,
  },
})
