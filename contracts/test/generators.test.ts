import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const run = promisify(execFile)
const minutes = 60_000

const typescript = '5.9.3'

/** Generators with the packages that they and their clients need, and the sources that they write. */
interface Generators {
  readonly names: string
  readonly dependencies: Readonly<Record<string, string>>
  /** Each generator as a program of the packages with its options. */
  readonly programs: (file: string) => readonly (readonly [string, ...string[]])[]
  readonly sources: readonly string[]
}

const orvalConfig = (file: string): string => {
  const output = (target: string, client: string) => ({ input: file, output: { target, client } })
  return `export default ${JSON.stringify({ client: output('orval.ts', 'fetch'), zod: output('orvalZod.ts', 'zod') })}`
}

const heyPlugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod']

const generators: readonly Generators[] = [
  {
    names: 'openapi-typescript, hey-api and orval',
    dependencies: {
      '@hey-api/openapi-ts': '0.99.0',
      'openapi-typescript': '7.13.0',
      orval: '8.38.0',
      typescript,
      zod: manifest.devDependencies.zod,
    },
    programs: file => [
      ['openapi-typescript/bin/cli.js', file, '-o', 'types.ts'],
      ['@hey-api/openapi-ts/bin/run.js', '-i', file, '-o', 'hey', '-p', ...heyPlugins],
      ['orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'],
    ],
    sources: ['types.ts', 'hey/index.ts', 'hey/zod.gen.ts', 'orval.ts', 'orvalZod.ts'],
  },
  {
    // Its clients need zod 3.
    names: 'openapi-zod-client',
    dependencies: {
      '@zodios/core': '10.9.6',
      axios: '1.13.2',
      'openapi-zod-client': '1.18.3',
      typescript,
      zod: '3.25.76',
    },
    programs: file => [['openapi-zod-client/bin.js', file, '-o', 'zodios.ts']],
    sources: ['zodios.ts'],
  },
]

/** What a team writes with the generated types. It does not compile when they lose a name, a field or a code. */
const client = `
import { premiseStreetName } from './hey/index.js'
import type { components, operations } from './types.js'

const body: components['schemas']['PremiseStreetNameBody'] = {
  account_type: '01', postcode: '310145', block: '145', floor: '', unit: '', for_premises: true, utilities_flag: '1',
}
const refused: operations['premiseStreetName']['responses']['404']['content']['application/json'] = {
  error: 'address_not_found', error_description: 'No street.',
}
const { data } = await premiseStreetName({ body })
export const street: string | undefined = data?.street_name
// @ts-expect-error The list of account types is closed.
export const other: typeof body.account_type = '03'
export { refused }
`

const settings = [
  '--strict',
  '--skipLibCheck',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--target',
  'es2022',
]

const cases = generators.flatMap(generator =>
  ['openapi.json', 'openapi.control.json'].map(file => ({ ...generator, file })),
)

/** Loads packages and takes minutes. */
describe.runIf(process.env['NIGHT'] === 'true')('clients in TypeScript', () => {
  test.each(cases)(
    'clients that $names generate from $file compile with strict settings',
    async ({ names, dependencies, programs, sources, file }) => {
      const folder = await mkdtemp(join(tmpdir(), 'open-account-generated-'))
      const write = (name: string, text: string) => writeFile(join(folder, name), text)
      const program = (name: string, ...options: readonly string[]) =>
        run(process.execPath, [join(folder, 'node_modules', name), ...options], { cwd: folder })
      const withClient = names.startsWith('openapi-typescript') && file === 'openapi.json'
      try {
        await copyFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, file))
        await write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }))
        await write('orval.config.mjs', orvalConfig(`./${file}`))
        const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
        await run('npm', ['install', ...options], { cwd: folder })

        for (const [name, ...own] of programs(file)) await program(name, ...own)
        if (withClient) await write('client.ts', client)

        const compiled = [...sources, ...(withClient ? ['client.ts'] : [])]
        const { stdout } = await program('typescript/bin/tsc', '--noEmit', ...settings, ...compiled).catch(
          (error: { stdout: string }) => error,
        )
        expect(stdout).toBe('')
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    10 * minutes,
  )
})
