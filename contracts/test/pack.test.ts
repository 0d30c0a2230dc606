import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import root from '../../package.json' with { type: 'json' }
import manifest from '../package.json' with { type: 'json' }

const run = promisify(execFile)
const workspace = fileURLToPath(new URL('../../', import.meta.url))
const consumer = fileURLToPath(new URL('consumer', import.meta.url))
const minutes = 60_000

/** The dependencies of a partner's project, at the versions of this workspace, and an older compiler. */
const { '@types/node': nodeTypes, typescript } = root.devDependencies
const { fastify } = manifest.devDependencies
const dependencies = {
  '@types/node': nodeTypes,
  fastify,
  typescript,
  'typescript-5.9': 'npm:typescript@5.9.3',
}

/** An empty folder outside the workspace, which is deleted when the test ends. */
const project = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-consumer-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/** Packs a package, which builds it and what it depends on. Returns the tarball's name and the files in it. */
const pack = async (
  name: string,
  folder: string,
  ...more: readonly string[]
): Promise<{ filename: string; files: readonly string[] }> => {
  const options = ['--silent', '--json', '--pack-destination', folder, ...more]
  const { stdout } = await run('npm', ['pack', '-w', `@open-account/${name}`, ...options], { cwd: workspace })
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [Packed]
  return { filename, files: files.map(({ path }) => path) }
}

/** An older compiler with its defaults. */
const olderCompiler = [
  'typescript-5.9',
  '--noEmit',
  '--module',
  'nodenext',
  '--resolveJsonModule',
  '--allowImportingTsExtensions',
  'client.ts',
] as const

/** The compilers of a partner: ours with strict settings, and an older one with what the README asks for. */
const compilers = [
  ['typescript', '-p', '.'],
  [...olderCompiler, '--skipLibCheck'],
] as const

type Compile = (compiler: readonly [string, ...string[]]) => Promise<{ readonly stdout: string }>

/** The files, besides those of a folder, in which the older compiler finds errors without skipLibCheck. */
const errorsOutsideOf = async (folder: string, compile: Compile): Promise<readonly string[]> => {
  const { stdout } = await compile(olderCompiler).catch((error: { stdout: string }) => error)
  const files = stdout.split('\n').flatMap(line => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  if (files.length === 0) throw new Error('skipLibCheck is no longer needed: the README says that it is')
  return files.filter(file => !file.startsWith(folder))
}

/** A port of the first hour, in place of the one on the page. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Does what the first hour says: writes its files, then runs its commands. The first two install the packages and check
 * the types, which the test has done otherwise; at night all run, in an empty folder with both tarballs.
 */
const firstHour = async (folder: string, skipped: number): Promise<string> => {
  const port = String(await freePort())
  const page = (await readFile(join(workspace, 'docs/packages.md'), 'utf8')).replaceAll('4000', port)
  const [, section = ''] = /## The first hour\n(.*?)\n## /s.exec(page) ?? []
  const blocks = [...section.matchAll(/```(\w+) ?(\S*)\n(.*?)```/gs)]
  const commands = blocks.filter(([, language]) => language === 'sh').map(([, , , text = '']) => text)
  for (const [, language, file = '', text = ''] of blocks)
    if (language !== 'sh') await writeFile(join(folder, file), text)
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false' }
  const { stdout } = await run(
    'sh',
    ['-ec', [`trap 'kill $! 2>/dev/null || true' EXIT`, ...commands.slice(skipped)].join('\n')],
    { cwd: folder, env },
  )
  return stdout
}

/** What a reader of either package looks for. */
const documents = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

test(
  'another project can install domain and contracts, check its types and run on plain Node',
  async () => {
    await using outside = await project()
    const { folder } = outside
    const contracts = await pack('contracts', folder)
    // Packing contracts has built it.
    const domain = await pack('domain', folder, '--ignore-scripts')
    expect(contracts.files).toEqual(
      expect.arrayContaining([
        ...documents,
        'dist/index.js',
        'openapi.json',
        'openapi.control.json',
        'schemas.json',
      ]),
    )
    expect(domain.files).toEqual(
      expect.arrayContaining([...documents, 'vectors/normalise.json', 'test/vectors.json']),
    )
    expect(contracts.files).toEqual(
      expect.arrayContaining([
        'arazzo.json',
        'samples/document.pdf',
        'samples/rules.py',
        'samples/signature.png',
      ]),
    )
    const packed = [domain.filename, contracts.filename]

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

    const compile: Compile = ([compiler, ...options]) =>
      run(process.execPath, [join(folder, 'node_modules', compiler, 'bin/tsc'), ...options], { cwd: folder })
    for (const compiler of compilers) await compile(compiler)
    const isNight = process.env['NIGHT'] === 'true'
    const hour = isNight ? join(folder, 'hour') : folder
    await mkdir(hour, { recursive: true })
    if (isNight) for (const file of packed) await cp(join(folder, file), join(hour, file))
    const followed = await firstHour(hour, isNight ? 0 : 2)
    expect(followed).toContain('# 4 passed, 0 failed, 0 warning, 0 review, 0 skipped')
    expect(followed).toContain('165 passed, 0 failed, 0 skipped')
    expect(isNight ? await errorsOutsideOf('node_modules/@ts-rest/', compile) : []).toEqual([])
    const { stdout } = await run(process.execPath, [join(folder, 'client.ts')], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual([
      'LORONG 2 TOA PAYOH',
      'address_not_found',
      'invalid_request',
      '3101450901280',
      true,
      '^\\d+$',
      true,
      true,
    ])
  },
  5 * minutes,
)
