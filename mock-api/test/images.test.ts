import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFile(resolve(root, path), 'utf8')

/** A pattern of .dockerignore as a regular expression, as far as ours are written. */
const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', String.raw`\.`)
      .replaceAll('**/', '(?:.+/)?')
      .replaceAll(/\*(?!\))/g, '[^/]*')}(?:/|$)`,
  )

/** Whether Docker ignores a path: the last pattern that matches decides. */
const ignored = async (): Promise<(path: string) => boolean> => {
  const lines = (await read('.dockerignore')).split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const rules = lines.map(line => ({
    leavesOut: !line.startsWith('!'),
    fits: patternOf(line.replace(/^!/, '')),
  }))
  return path => rules.findLast(({ fits }) => fits.test(path))?.leavesOut ?? false
}

/** The sources that a Dockerfile copies from the repository. */
const copied = async (dockerfile: string): Promise<readonly string[]> => {
  const sources = [
    ...(await read(dockerfile)).matchAll(/^COPY (?!--from)(?:--chown=\S+ )?(.*) \S+$/gm),
  ].flatMap(([, list = '']) => list.split(' '))
  const isIgnored = await ignored()
  const filesIn = async (path: string): Promise<readonly string[]> => {
    if (isIgnored(path)) return []
    const entries = await readdir(resolve(root, path), { withFileTypes: true }).catch(() => null)
    if (entries === null) return [path]
    return (await Promise.all(entries.map(({ name }) => filesIn(`${path}/${name}`)))).flat()
  }
  return (await Promise.all(sources.map(filesIn))).flat()
}

/** Files that only development needs. */
const development =
  /(?:^|\/)(?:test|bench|proof|scripts|docs|dist|node_modules|\.vitest)\/|\.test\.tsx?$|vitest\.config|Dockerfile|^e2e\/(?!package\.json)/

test('the build of the service gets its sources and nothing that only other development needs', async () => {
  const files = await copied('mock-api/Dockerfile')
  expect(files).toContain('mock-api/src/builtMain.js')
  expect(files).toContain('domain/src/flow/flows.ts')
  expect(files).toContain('e2e/package.json')
  const script = 'mock-api/scripts/build.ts'
  expect(files).toContain(script)
  for (const [, path = ''] of (await read(script)).matchAll(/ from '(\.[^']+)'/g))
    expect(files).toContain(join(script, '..', path))
  expect(files.filter(path => development.test(path) && path !== script)).toEqual([])
})

test('the image of the service has the build, the console, the fonts that it reads from their package, and Node', async () => {
  const [, image = ''] = (await read('mock-api/Dockerfile')).split(/^FROM /m).slice(1)
  const copiedFromBuild = [...image.matchAll(/^COPY --from=build (?:--chown=\S+ )?(\S+) \S+$/gm)].map(
    ([, path]) => path,
  )
  expect(copiedFromBuild).toEqual([
    '/app/node',
    '/app/node_modules/@fontsource',
    '/app/mock-api/package.json',
    '/app/web/dist/mock',
    '/app/mock-api/dist',
  ])
})

test('the image starts the service with the command of its package, as a user without rights', async () => {
  const dockerfile = await read('mock-api/Dockerfile')
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
  const [node, ...flagsAndFile] = JSON.parse(command) as readonly string[]
  const [, ...start] = manifest.scripts.start.split(' ')
  expect(node).toBe('node/node')
  expect(flagsAndFile).toEqual([...start.slice(0, -1), `mock-api/${start.at(-1)}`])
  const [, image = ''] = dockerfile.split(/^FROM debian/m)
  for (const stage of [dockerfile, image]) expect(stage).toMatch(/^USER 1000:1000$/m)
  expect(image).toMatch(/^LABEL org\.opencontainers\.image\.title=/m)
  expect(image).toMatch(/^HEALTHCHECK .*\n {2}CMD \["node\/node"/m)
})

test('the image of the application has no source maps and no manifests of the build', async () => {
  const dockerfile = await read('web/Dockerfile')
  const [build = '', image = ''] = dockerfile.split(/^FROM nginxinc/m)
  expect(build).toMatch(/find web\/dist -name '\*\.map' -delete/)
  expect(build).toMatch(/rm -rf web\/dist\/\.vite/)
  expect(image).toContain('COPY --from=build /app/web/dist /usr/share/nginx/html')
})

test('the build of the application gets no tests', async () => {
  const files = await copied('web/Dockerfile')
  expect(files).toContain('web/src/app/routes/thank-you.tsx')
  expect(files).toContain('web/src/app/routes/open-account/test.tsx')
  expect(files.filter(path => /(?:^|\/)(?:test|bench|proof)\/|\.test\.tsx?$/.test(path))).toEqual([])
})

test('compose publishes every port on 127.0.0.1 only', async () => {
  const compose = await read('docker-compose.yml')
  const ports = [...compose.matchAll(/^ +- '(.*:\d+)'$/gm)].map(([, port = '']) => port)
  expect(ports.length).toBeGreaterThan(1)
  expect(ports.filter(port => !port.startsWith('127.0.0.1:'))).toEqual([])
})
