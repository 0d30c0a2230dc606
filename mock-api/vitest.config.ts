import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const source = '@open-account/source'

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'proof/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    // Every test has an application and a store of its own: loading the service for each file takes as long as its tests.
    isolate: false,
  },
})
