import { existsSync } from 'node:fs'
import { onPath } from './machine.mjs'

/** Chromium without windows and menus, as Debian packs it: the same pages take a quarter less work. */
export const headlessShell = 'chromium-headless-shell'

const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
const usualPaths = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser for the end-to-end tests: the one that CHROMIUM names, else one of the machine's.
 * @returns {string | undefined} its path; undefined leaves the choice to Playwright's own download
 */
export const findChromium = () =>
  process.env.CHROMIUM || (names.map(onPath).find(Boolean) ?? usualPaths.find(path => existsSync(path)))
