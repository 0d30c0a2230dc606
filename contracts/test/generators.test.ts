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

const dependencies = {
  '@hey-api/openapi-ts': '0.99.0',
  'openapi-typescript': '7.13.0',
  typescript: '5.9.3',
  zod: manifest.devDependencies.zod,
}

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

/** Loads packages and takes minutes. */
describe.runIf(process.env['NIGHT'] === 'true')('clients in TypeScript', () => {
  test.each(['openapi.json', 'openapi.control.json'])(
    'a client that is generated from %s compiles with strict settings',
    async file => {
      const folder = await mkdtemp(join(tmpdir(), 'open-account-generated-'))
      const program = (name: string, ...options: readonly string[]) =>
        run(process.execPath, [join(folder, 'node_modules', name), ...options], { cwd: folder })
      try {
        await copyFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, file))
        await writeFile(
          join(folder, 'package.json'),
          JSON.stringify({ private: true, type: 'module', dependencies }),
        )
        const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
        await run('npm', ['install', ...options], { cwd: folder })

        await program('openapi-typescript/bin/cli.js', file, '-o', 'types.ts')
        const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod']
        await program('@hey-api/openapi-ts/bin/run.js', '-i', file, '-o', 'hey', '-p', ...plugins)
        if (file === 'openapi.json') await writeFile(join(folder, 'client.ts'), client)

        const sources = [
          'types.ts',
          'hey/index.ts',
          'hey/zod.gen.ts',
          ...(file === 'openapi.json' ? ['client.ts'] : []),
        ]
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
        const { stdout } = await program('typescript/bin/tsc', '--noEmit', ...settings, ...sources).catch(
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
