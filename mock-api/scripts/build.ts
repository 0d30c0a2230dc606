/*
 * Builds the service: its modules in few files, its fonts, the tables of an empty store, and its compiled code.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, defaultServerConditions } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { makeEmptyStore } from '../src/store/makeEmptyStore.ts'

const root = resolve(import.meta.dirname, '..')
const source = '@open-account/source'

/** Bundles the modules with the packages that they import. A dynamic import has a file of its own, which is loaded when it is needed. */
const bundle = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
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

/** Starts the built service once with the flags of its start script, and ends it when it listens: it has cached its compiled code. */
const compile = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-build-'))
  const [, ...command] = manifest.scripts.start.split(' ')
  const service = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(service, 'exit')
  service.stdout.once('data', () => service.kill('SIGTERM'))
  await ended
  rmSync(folder, { recursive: true, force: true })
  if (service.exitCode !== 0) throw new Error(`The built service ended with code ${service.exitCode}`)
}

await bundle()
cpSync(join(root, 'src/subjects/documents/fonts'), join(root, 'dist/fonts'), { recursive: true })
writeFileSync(join(root, 'dist/emptyStore.sql'), await makeEmptyStore())
await compile()
