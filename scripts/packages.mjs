import { statSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, root } from './npm.mjs'

/** When a file last changed; -Infinity for a missing file. */
const changedAt = path => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? -Infinity

/** Whether node_modules is missing or older than the lock file. */
const areStale = () => changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')

/**
 * Installs the packages when they are missing or older than the lock file.
 * @returns {Promise<number>} npm's exit code
 */
export const ensurePackages = async () => {
  if (!areStale()) return 0
  console.log('Installing packages')
  return installPackages()
}
