import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Pure functions have nothing to keep apart: loading them for each file takes ten times as long as testing them.
    isolate: false,
  },
})
