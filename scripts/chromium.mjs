import { existsSync } from 'node:fs'
import { onPath } from './machine.mjs'

/** Debian's Chromium without windows and menus: the same pages take a quarter less processor time. */
export const headlessShell = 'chromium-headless-shell'

const programNames = [
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
 * Finds the browser for the end-to-end tests: the path in CHROMIUM, else a browser of this machine.
 * @returns {string | undefined} its path; undefined lets Playwright choose its own download
 */
export const findChromium = () =>
  process.env.CHROMIUM ||
  (programNames.map(onPath).find(Boolean) ?? usualPaths.find(path => existsSync(path)))
