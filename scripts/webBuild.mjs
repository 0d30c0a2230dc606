import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './npm.mjs'

/** The sources of the built web application. */
const sources = ['web', 'contracts/src', 'domain/src', 'package-lock.json', 'tsconfig.base.json']
const ignoredNames = new Set(['node_modules', 'dist', 'test', 'test-results', '.turbo', '.tanstack'])

/** When a file, or the newest file in a folder, last changed. */
const changedAt = path => {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path)
    .filter(name => !ignoredNames.has(name))
    .reduce((newest, name) => Math.max(newest, changedAt(join(path, name))), 0)
}

const isStale = () => {
  const built = statSync(join(root, 'web/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs
  return built === undefined || sources.some(source => changedAt(join(root, source)) > built)
}

/** The folder of the built web application. */
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
