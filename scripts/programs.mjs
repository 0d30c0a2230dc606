import { findChromium } from './chromium.mjs'
import { canInstallDebian, installDebian } from './machine.mjs'
import { runNpm } from './npm.mjs'
import { findPostgres } from './postgres.mjs'

/**
 * Finds Chromium: the machine's, else Debian's, else Playwright's own download.
 * @returns {Promise<number>} 0 when there is one
 */
export const ensureChromium = async () => {
  if (findChromium() === undefined && canInstallDebian()) await installDebian(['chromium'])
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
  console.log(`PostgreSQL: ${found ?? 'none on this machine, PGlite stands in'}`)
  return found === undefined && process.env.CI === 'true' ? 1 : 0
}
