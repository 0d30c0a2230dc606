import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './npm.mjs'

/**
 * The built packages: a file that the build writes, what it writes after everything that is needed, and the sources besides
 * those that all have in common. A build begins by emptying its folder, so that without the last part it was interrupted.
 */
const builds = {
  web: {
    name: 'web application',
    result: 'web/dist/index.html',
    last: 'web/dist/index.html.br',
    sources: ['web'],
  },
  'mock-api': {
    name: 'service',
    result: 'mock-api/dist/main.js',
    last: 'mock-api/dist/compiled',
    sources: ['mock-api/src', 'mock-api/scripts/build.ts', 'mock-api/package.json'],
  },
}
const commonSources = ['contracts/src', 'domain/src', 'package-lock.json', 'tsconfig.base.json']
const ignoredNames = new Set(['node_modules', 'dist', 'test', 'test-results', '.turbo', '.tanstack'])

/** When a file, or the newest file in a folder, last changed. */
const changedAt = path => {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path)
    .filter(name => !ignoredNames.has(name))
    .reduce((newest, name) => Math.max(newest, changedAt(join(path, name))), 0)
}

/**
 * Whether a build is missing or incomplete, or a source is newer.
 * @param {{ result: string, last: string, sources: readonly string[] }} build
 * @param {string} folder in which its paths are
 */
export const isStale = ({ result, last, sources }, folder) => {
  const built = statSync(join(folder, result), { throwIfNoEntry: false })?.mtimeMs
  return (
    built === undefined ||
    !existsSync(join(folder, last)) ||
    sources.some(source => changedAt(join(folder, source)) > built)
  )
}

/** The folder of the built web application. */
export const webDist = join(root, 'web/dist')

/**
 * Builds a package when there is no complete build or a source is newer.
 * @param {'web' | 'mock-api'} folder
 * @returns {Promise<number>} the build's exit code
 */
export const ensureBuild = async folder => {
  const build = builds[folder]
  if (!isStale({ ...build, sources: [...build.sources, ...commonSources] }, root)) return 0
  console.log(`Building the ${build.name}`)
  return runNpm(['run', 'build', '--silent', '-w', `@open-account/${folder}`])
}
