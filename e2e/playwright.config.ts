import { defineConfig, type Project } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { browserFlags } from './browserFlags.ts'
import { servedApplication } from './servedApplication.ts'

const { origin, host, port, dataDir } = await servedApplication()
const chromium = findChromium()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** At night everything is run, and by day all but what is marked for the night: other ways to what the day has seen. */
const isNight = process.env['NIGHT'] === 'true'

/**
 * Everything on a desk; and on a phone in the dark, what is marked for it. The walks for accessibility look at each state
 * in both sizes themselves.
 */
const always: readonly Project[] = [
  { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
  { name: 'narrow', grep: /@narrow/, testIgnore: 'accessibility/**', use: { ...phone, colorScheme: 'dark' } },
]

/** Other sizes and settings under which everybody can use every screen. */
const atNight: readonly Project[] = [
  { name: 'wide-dark', use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  { name: 'wide-forced-colours', use: { viewport: { width: 1280, height: 900 }, forcedColors: 'active' } },
  { name: 'tablet-contrast', use: { viewport: { width: 768, height: 1024 }, contrast: 'more' } },
  { name: 'narrow-light', use: phone },
  { name: 'narrow-contrast', use: { ...phone, contrast: 'more' } },
  { name: 'zoomed-to-400-percent', use: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 } },
]

/** Every screen again at night, in each of them. */
const screensAtNight = atNight.map(project => ({ ...project, testDir: 'accessibility' }))

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/files',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Generous, for machines that are busy with other things: a test that passes never waits for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than a small machine has cores: an applicant waits about as long as the machine works.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: origin,
    actionTimeout: 20_000,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    screenshot: 'only-on-failure',
    // The actions by day, and at night also calls and the page at each of them, which takes a tenth of the whole run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: isNight },
    launchOptions: {
      args: [...browserFlags],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
  ...(!isNight && { grepInvert: /@night/ }),
  projects: isNight ? [...always, ...screensAtNight] : [...always],
  webServer: {
    command: 'npm run start --silent -w @open-account/mock-api',
    cwd: '..',
    url: `${origin}/health`,
    env: { HOST: host, PORT: port, DATA_DIR: dataDir, LATENCY_MS: '0', LOG_LEVEL: 'warn' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
