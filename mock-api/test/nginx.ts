import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { vi } from 'vitest'
import { freePort } from './freePort.ts'
import { restartable } from './restartable.ts'

/** Debian's folder, which is not in the PATH of every user. */
const debianFolder = '/usr/sbin'

/** nginx on this machine. */
export const nginxProgram = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), debianFolder]
    .map(folder => join(folder, 'nginx'))
    .find(path => existsSync(path))

const isListening = async (port: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.destroy()
}

/** Starts nginx with the template of the image, in front of these replicas. */
export const nginx = async (program: string, replicas: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-nginx-'))
  const port = await freePort()
  const template = await readFile(resolve(import.meta.dirname, '../../web/nginx.conf.template'), 'utf8')
  const variables: Readonly<Record<string, string>> = {
    SERVICE_URL: 'http://replicas',
    FRAME_ANCESTORS: "'none'",
  }
  const site = template
    .replaceAll(/\$\{(\w+)\}/g, (_variable, name: string) => variables[name] ?? '')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/usr/share/nginx/html', folder)
    .replaceAll('/var/log/nginx', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const servers = replicas.map(origin => `server ${new URL(origin).host} max_fails=0;`).join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {}
     http {
       ${temporary}
       upstream replicas { ${servers} }
       ${site}
     }`,
  )
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
    await vi.waitFor(() => isListening(port), { timeout: 60_000, interval: 20 })
    return started
  }
  const part = await restartable(start)
  return {
    origin: `http://127.0.0.1:${port}`,
    ...part,
    stop: async () => {
      await part.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
