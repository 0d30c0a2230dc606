import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'
import { type Part, restartable } from './restartable.ts'

/** Debian's folder, which is not in the PATH of every user. */
const debianFolder = '/usr/sbin'

/** nginx on this machine. */
export const nginxProgram = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), debianFolder]
    .map(folder => join(folder, 'nginx'))
    .find(path => existsSync(path))

const canConnect = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // It does not listen yet.
    return false
  } finally {
    socket.destroy()
  }
}

const untilListening = async (port: number, child: ChildProcess): Promise<void> => {
  while (!(await canConnect(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await wait(20)
  }
}

export interface Nginx extends Part {
  readonly origin: string
  /** Its complete log. */
  readonly logs: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts nginx with the template of the image, in front of these replicas, with these files as the web application. */
export const nginx = async (
  program: string,
  replicas: readonly string[],
  webFiles: Readonly<Record<string, string | Buffer>> = {},
): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-nginx-'))
  for (const [path, content] of Object.entries(webFiles)) {
    const file = join(folder, 'web', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const port = await freePort()
  const template = await readFile(resolve(import.meta.dirname, '../../web/nginx.conf.template'), 'utf8')
  const variables: Readonly<Record<string, string>> = {
    SERVICE_URL: 'http://replicas',
    FRAME_ANCESTORS: "'none'",
  }
  const site = template
    .replaceAll(/\$\{(\w+)\}/g, (_variable, name: string) => variables[name] ?? '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', join(folder, 'web'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const servers = replicas.map(origin => `server ${new URL(origin).host} max_fails=0;`).join('\n')
  const file = join(folder, 'nginx.conf')
  const errors = join(folder, 'error.log')
  await writeFile(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${errors} notice;
     events {}
     http {
       types { text/html html; text/javascript js; image/svg+xml svg; application/json json map; }
       ${temporary}
       upstream replicas { ${servers} }
       ${site}
     }`,
  )
  const part = await restartable(async () => {
    const child = spawn(program, ['-p', folder, '-c', file, '-e', errors], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilListening(port, child)
    return child
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    ...part,
    logs: async () => (await readFile(join(folder, 'access.log'), 'utf8')) + (await readFile(errors, 'utf8')),
    stop: async () => {
      await part.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
