import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from './chromium.mjs'
import { canInstallDebian, installDebian, onPath } from './machine.mjs'
import { runNpm } from './npm.mjs'
import { findPostgres } from './postgres.mjs'

/**
 * Finds Chromium: the one that CHROMIUM names, else Debian's headless shell, else the machine's, else Debian's with
 * windows, else Playwright's own download.
 * @returns {Promise<number>} 0 when there is one
 */
export const ensureChromium = async () => {
  const mayInstall = !process.env.CHROMIUM && canInstallDebian()
  if (mayInstall && onPath(headlessShell) === undefined) await installDebian([headlessShell])
  if (mayInstall && findChromium() === undefined) await installDebian(['chromium'])
  const found = findChromium()
  if (found === undefined) return runNpm(['exec', '--no', '--', 'playwright', 'install', 'chromium'])
  console.log(`Chromium: ${found}`)
  return 0
}

/**
 * Finds PostgreSQL: the one at DATABASE_URL, else the machine's, else Debian's.
 * @returns {Promise<number>} 0 when there is one, or when PGlite may take its place
 */
export const ensurePostgres = async () => {
  if (process.env.DATABASE_URL) {
    console.log('PostgreSQL: the one at DATABASE_URL')
    return 0
  }
  if (findPostgres() === undefined && canInstallDebian()) await installDebian(['postgresql'])
  const found = findPostgres()
  console.log(`PostgreSQL: ${found ?? 'none on this machine, the tests use PGlite'}`)
  return found === undefined && process.env.CI === 'true' ? 1 : 0
}

const findNginx = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(path => existsSync(path))

/**
 * Finds nginx: the machine's, else in CI Debian's. Elsewhere it is not installed, because Debian starts it at once.
 * @returns {Promise<number>} 0 when there is one, or when its tests may be left out
 */
export const ensureNginx = async () => {
  const isCi = process.env.CI === 'true'
  if (findNginx() === undefined && isCi && canInstallDebian()) await installDebian(['nginx-light'])
  const found = findNginx()
  console.log(`nginx: ${found ?? 'none on this machine, so that its configuration is not tried'}`)
  return found === undefined && isCi ? 1 : 0
}
