import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { freePort } from '../test/freePort.ts'

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
const program = programs.find(path => existsSync(path))

/** The files of a built web application, with little content. The compressed file says that it was sent. */
const webFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<title>Open Account</title>',
  'upload.html': '<title>Upload your documents</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.br': 'export {}',
  'assets/app-1a2b.js.gz': gzipSync('export {} // compressed by the build'),
  'assets/app-1a2b.js.map': '{"sources":[]}',
  '.vite/manifest.json': '{}',
}

/** The template with its variables replaced as in the image, and with the paths and ports of this run. */
const filled = (
  template: string,
  variables: Readonly<Record<string, string>>,
  folder: string,
  port: number,
) =>
  template
    .replaceAll(/\$\{(\w+)\}/g, (_variable, name: string) => variables[name] ?? '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', join(folder, 'web'))
    .replaceAll('/var/log/nginx/', `${folder}/`)

const untilAnswering = async (origin: string, child: ChildProcess) => {
  while (child.exitCode === null) {
    try {
      await fetch(origin)
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`nginx ended with ${child.exitCode}`)
}

interface Nginx {
  readonly origin: string
  /** Its complete log. */
  readonly logs: () => Promise<string>
}

/** nginx with the template of the image in front of a service; null where the machine has no nginx. */
export const startNginx = async (service: string): Promise<Nginx | null> => {
  if (program === undefined) {
    if (process.env['CI'] === 'true') throw new Error('No nginx on this machine, and CI=true asks for one')
    return null
  }
  const folder = await mkdtemp(join(tmpdir(), 'open-account-nginx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(webFiles)) {
    await mkdir(resolve(folder, 'web', path, '..'), { recursive: true })
    await writeFile(resolve(folder, 'web', path), content)
  }
  const port = await freePort()
  const template = await readFile(resolve(import.meta.dirname, '../../web/nginx.conf.template'), 'utf8')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log notice;`,
    'events {}',
    'http {',
    'types { text/html html; text/javascript js; image/svg+xml svg; application/json json map; }',
    ...places.map(place => `${place}_temp_path ${folder}/${place};`),
    filled(template, { SERVICE_URL: service, FRAME_ANCESTORS: "'none'" }, folder, port),
    '}',
  ].join('\n')
  await writeFile(join(folder, 'nginx.conf'), main)
  const child = spawn(
    program,
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswering(origin, child)
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  return { origin, logs: async () => (await read('access.log')) + (await read('error.log')) }
}
