import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from './chromium.mjs'
import { canInstallDebian, installDebian, onPath } from './machine.mjs'
import { runNpm } from './npm.mjs'
import { findPostgres } from './postgres.mjs'

/**
 * Finds or installs Chromium: the path in CHROMIUM, else Debian's headless shell, else a browser of this machine, else
 * Debian's Chromium, else Playwright's own download.
 * @param {() => Promise<unknown>} [packages] waits for the installed packages, of which only a download needs one
 * @returns {Promise<number>} 0 when there is a browser
 */
export const ensureChromium = async (packages = async () => undefined) => {
  const mayInstall = !process.env.CHROMIUM && canInstallDebian()
  if (mayInstall && onPath(headlessShell) === undefined) await installDebian([headlessShell])
  if (mayInstall && findChromium() === undefined) await installDebian(['chromium'])
  const found = findChromium()
  if (found === undefined) {
    await packages()
    return runNpm(['exec', '--no', '--', 'playwright', 'install', 'chromium'])
  }
  console.log(`Chromium: ${found}`)
  return 0
}

/**
 * Finds or installs PostgreSQL: the server at DATABASE_URL, else this machine's, else Debian's.
 * @returns {Promise<number>} 0 when there is a server, or when the tests may use PGlite
 */
export const ensurePostgres = async () => {
  if (process.env.DATABASE_URL) {
    console.log('PostgreSQL: the server at DATABASE_URL')
    return 0
  }
  if (findPostgres() === undefined && canInstallDebian()) await installDebian(['postgresql'])
  const found = findPostgres()
  console.log(`PostgreSQL: ${found ?? 'not found, so the tests use PGlite'}`)
  return found === undefined && process.env.CI === 'true' ? 1 : 0
}

const findNginx = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(path => existsSync(path))

/**
 * Finds nginx on this machine; in CI it installs Debian's. It installs nginx nowhere else, because Debian starts it at once.
 * @returns {Promise<number>} 0 when nginx is found, or when its tests may be skipped
 */
export const ensureNginx = async () => {
  const isCi = process.env.CI === 'true'
  if (findNginx() === undefined && isCi && canInstallDebian()) await installDebian(['nginx-light'])
  const found = findNginx()
  console.log(`nginx: ${found ?? 'not found, so the tests of its configuration are skipped'}`)
  return found === undefined && isCi ? 1 : 0
}

/** The programs of the other engines, with the Debian package that has each. */
const enginePrograms = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
}

/**
 * Finds Firefox, WebKitGTK and a virtual display on this machine; installs Debian's where it can.
 * @returns {Promise<number>} 0 when all of them are found
 */
export const ensureEngines = async () => {
  const missing = () => Object.keys(enginePrograms).filter(program => onPath(program) === undefined)
  if (missing().length > 0 && canInstallDebian())
    await installDebian(missing().map(program => enginePrograms[program]))
  if (missing().length > 0) console.error(`Not found: ${missing().join(', ')}. Debian has them as packages.`)
  return missing().length === 0 ? 0 : 1
}
