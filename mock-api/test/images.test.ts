import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

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
  const sources = [...(await read(dockerfile)).matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  )
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

test('the image of the service has its sources and nothing that only development needs', async () => {
  const files = await copied('mock-api/Dockerfile')
  expect(files).toContain('mock-api/src/main.js')
  expect(files).toContain('domain/src/flow/flows.ts')
  expect(files).toContain('e2e/package.json')
  expect(files.filter(path => development.test(path))).toEqual([])
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
