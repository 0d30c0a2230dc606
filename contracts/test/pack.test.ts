import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import root from '../../package.json' with { type: 'json' }

const run = promisify(execFile)
const workspace = fileURLToPath(new URL('../../', import.meta.url))
const consumer = fileURLToPath(new URL('consumer', import.meta.url))
const minutes = 60_000

/** The dependencies of a partner's project, at the versions of this workspace. */
const { '@types/node': nodeTypes, typescript } = root.devDependencies
const dependencies = { '@types/node': nodeTypes, typescript }

/** An empty folder outside the workspace, which is deleted when the test ends. */
const project = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-consumer-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Packs both packages: the domain first, because contracts needs its build. */
const pack = async (folder: string): Promise<void> => {
  const packages = ['-w', '@open-account/domain', '-w', '@open-account/contracts']
  await run('npm', ['pack', '--silent', ...packages, '--pack-destination', folder], { cwd: workspace })
}

test(
  'another project can install domain and contracts, check its types and run on plain Node',
  async () => {
    await using outside = await project()
    const { folder } = outside
    await pack(folder)
    const packed = (await readdir(folder)).filter(file => file.endsWith('.tgz'))
    expect(packed).toHaveLength(2)

    await cp(consumer, folder, { recursive: true })
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies }),
    )
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      ...packed.map(file => `./${file}`),
    ]
    await run('npm', install, { cwd: folder })

    await run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '-p', folder])
    const { stdout } = await run(process.execPath, [join(folder, 'client.ts')], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual([
      'LORONG 2 TOA PAYOH',
      'address_not_found',
      'invalid_request',
      true,
      true,
    ])
  },
  5 * minutes,
)
