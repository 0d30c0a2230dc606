import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import dayAndNight from './playwright.config.ts'

const firefox = fileURLToPath(new URL('engines/firefox.ts', import.meta.url))
const { launchOptions: _, ...use } = dayAndNight.use ?? {}

/** The main journeys in the other engines that people use: Firefox, and WebKitGTK, which is the nearest to Safari on Debian. */
export default defineConfig({
  ...dayAndNight,
  timeout: 180_000,
  testIgnore: [],
  use,
  projects: [
    {
      name: 'firefox',
      testDir: 'journeys',
      // Over WebDriver BiDi Playwright can neither touch, nor go offline, nor see a download.
      testMatch: ['residential*', 'commercial*', 'pasting*'].map(name => `${name}.spec.ts`),
      grepInvert: /typed answers and an on-screen signature$/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 900 },
        launchOptions: { executablePath: firefox },
      },
    },
    { name: 'webkitgtk', testDir: 'engines' },
  ],
})
