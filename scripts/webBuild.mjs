import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './npm.mjs'

/** What the built web application is made of. */
const sources = ['web', 'contracts/src', 'domain/src', 'package-lock.json', 'tsconfig.base.json']
const leftOut = new Set(['node_modules', 'dist', 'test', 'test-results', '.turbo', '.tanstack'])

/** When a file, or anything below a folder, last changed. */
const newestIn = path => {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path)
    .filter(name => !leftOut.has(name))
    .reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), 0)
}

const isStale = () => {
  const built = statSync(join(root, 'web/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs
  return built === undefined || sources.some(source => newestIn(join(root, source)) > built)
}

/** Where the built web application is. */
export const webDist = join(root, 'web/dist')

/**
 * Builds the web application when there is no build or a source is newer.
 * @returns {Promise<number>} the build's exit code
 */
export const ensureWebBuild = async () => {
  if (!isStale()) return 0
  console.log('Building the web application')
  return runNpm(['run', 'build', '--silent', '-w', '@open-account/web'])
}
