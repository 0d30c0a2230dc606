/*
 * Builds the service: its modules in few files, its fonts, the tables of an empty store, and its compiled code.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, defaultServerConditions, type Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { makeEmptyStore } from '../src/store/makeEmptyStore.ts'

const root = resolve(import.meta.dirname, '..')
const source = '@open-account/source'

/**
 * Packages that others import for what the service does not use: the contract's schemas validate and `JSON.stringify`
 * serializes in place of the framework's compilers, and no list of files is searched.
 */
const unusedPackages: ReadonlySet<string> = new Set([
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'glob',
])
const unusedPrefix = '\0unused:'

/** Replaces the unused packages, of half a megabyte, by an error. */
const withoutUnusedPackages: Plugin = {
  name: 'without-unused-packages',
  enforce: 'pre',
  resolveId: id => (unusedPackages.has(id) ? unusedPrefix + id : null),
  load: id =>
    id.startsWith(unusedPrefix)
      ? `export const glob = () => { throw new Error('The service is built without ${id.slice(unusedPrefix.length)}') }
export default glob`
      : null,
}

/**
 * Writes every character beyond Latin-1 by its code: a script with a single one of them takes two bytes of memory for
 * each of its characters.
 */
const inLatin1: Plugin = {
  name: 'in-latin-1',
  generateBundle: (_options, chunks) => {
    for (const chunk of Object.values(chunks))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(
          /[^\0-\xff]/g,
          character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/** Bundles the modules with the packages that they import. A dynamic import has a file of its own, which is loaded when it is needed. */
const bundle = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutUnusedPackages, inLatin1],
    ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
    build: {
      ssr: true,
      target: 'node26',
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'src/builtMain.js', formWorker: 'src/subjects/documents/formWorker.ts' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Shorter, so that it loads faster; the names of functions stay, for the stack traces in the log.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })

/**
 * Starts the built service once with the flags of its start script, calls the control API, which is loaded then, and ends
 * the service: it has cached its compiled code.
 */
const compile = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-build-'))
  const [, ...command] = manifest.scripts.start.split(' ')
  const service = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(service, 'exit')
  const [line] = (await Promise.race([once(service.stdout, 'data'), ended])) as readonly unknown[]
  const [origin] = /http:[^"]+/.exec(String(line)) ?? []
  if (origin !== undefined) await fetch(`${origin}/mock/v1/values`)
  service.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
  if (service.exitCode !== 0) throw new Error(`The built service ended with code ${service.exitCode}`)
}

await bundle()
cpSync(join(root, 'src/subjects/documents/fonts'), join(root, 'dist/fonts'), { recursive: true })
writeFileSync(join(root, 'dist/emptyStore.sql'), await makeEmptyStore())
await compile()
