import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const source = '@open-account/source'

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // A test that starts a program takes a second alone, and several times as long beside the tests of other packages.
    testTimeout: 60_000,
    maxWorkers: '100%',
    // Schemas have no state, so that a worker loads them once.
    isolate: false,
  },
})
