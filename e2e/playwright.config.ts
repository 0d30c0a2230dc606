import { defineConfig, type Project } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { browserFlags } from './browserFlags.ts'
import { servedApplication } from './servedApplication.ts'

const { origin, host, port, dataDir } = await servedApplication()
const chromium = findChromium()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** A night run includes every test. A day run skips the tests tagged @night, which reach the same screens in other ways. */
const isNight = process.env['NIGHT'] === 'true'

/**
 * Every test at desktop size; the tests tagged @narrow also on a phone in dark mode, except the accessibility tests, which
 * check each state in both sizes themselves. The frames of transitions take a tenth of a run's processor time, so that
 * only the phone moves by day.
 */
const always: readonly Project[] = [
  {
    name: 'wide',
    use: { viewport: { width: 1280, height: 900 }, reducedMotion: isNight ? 'no-preference' : 'reduce' },
  },
  { name: 'narrow', grep: /@narrow/, testIgnore: 'accessibility/**', use: { ...phone, colorScheme: 'dark' } },
]

/** Other sizes and settings, in which every screen must be accessible too. */
const atNight: readonly Project[] = [
  { name: 'wide-dark', use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  { name: 'wide-forced-colours', use: { viewport: { width: 1280, height: 900 }, forcedColors: 'active' } },
  { name: 'tablet-contrast', use: { viewport: { width: 768, height: 1024 }, contrast: 'more' } },
  { name: 'narrow-light', use: phone },
  { name: 'narrow-contrast', use: { ...phone, contrast: 'more' } },
  { name: 'zoomed-to-400-percent', use: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 } },
]

/** The accessibility tests, once for each of these settings. */
const screensAtNight = atNight.map(project => ({ ...project, testDir: 'accessibility' }))

export default defineConfig({
  testDir: '.',
  testIgnore: ['engines/**', 'pictures/**'],
  outputDir: 'test-results/files',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Long timeouts for busy machines; a passing test does not reach them.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/accessibility/spoken/{arg}{ext}' },
  },
  snapshotPathTemplate: '{testDir}/accessibility/spoken/{arg}{ext}',
  // One more than a small machine has cores, because a browser waits about as long as it computes.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: origin,
    actionTimeout: 20_000,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    screenshot: 'only-on-failure',
    // A day run records actions; a night run also records calls and page snapshots, which takes a tenth of its time.
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
