import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { submitAnswer } from '@open-account/contracts/submitAnswer'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { makeEmptyStore } from '../src/store/makeEmptyStore.ts'
import { applicantOver } from './application.ts'
import { formRequest } from './formRequest.ts'
import { linesIn } from './readPdf.ts'
import { builtServiceProcess, listening } from './serviceProcess.ts'
import { postgresAddress } from './stores.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [resolve(root, '../scripts/ensureServiceBuild.mjs')])
}, 300_000)

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const builtService = async (
  variables: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
) => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-built-'))
  const child = builtServiceProcess({ DATA_DIR: folder, ...variables }, flags)
  onTestFinished(async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  })
  const loaded: string[] = []
  child.on('message', url => {
    if (typeof url === 'string') loaded.push(basename(url))
  })
  return { child, origin: await listening(child), loaded }
}

/** A mail server that accepts every e-mail, and the lines that it has received. */
const mailServer = async () => {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    // The service is killed at the end of the test, which may reset its connection.
    socket.on('error', () => sockets.delete(socket))
    let isData = false
    socket.write('220 ready\r\n')
    createInterface(socket).on('line', line => {
      lines.push(line)
      if (isData && line !== '.') return
      const starts = line === 'DATA'
      isData = starts
      socket.write(starts ? '354 go on\r\n' : '250 done\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The mail server has no port')
  return { url: `smtp://127.0.0.1:${at.port}`, lines }
}

test('The built service accepts an application and draws its signed form in the fonts of the application', async () => {
  const { origin } = await builtService()
  const { post, readyIn, submit } = applicantOver(origin)
  const { body } = await readyIn('residential/company', { authorised_name: 'Nguyễn Đức' })
  const { app_id } = submitAnswer.parse(JSON.parse((await submit(body)).body))
  const form = await fetch(`${origin}/v1/eSignature/generateOpenAccountPDF`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formRequest(body, app_id)),
  })
  expect(form.status).toBe(200)
  const lines = linesIn(Buffer.from(await form.arrayBuffer()))
  expect(lines).toContain(app_id)
  /** Letters of another font are lines of their own. */
  expect(lines.join('').replaceAll(/\s/g, '')).toContain('NguyễnĐức')
  expect((await post('/v1/eSignature/generateOpenAccountPDF', {})).status).toBe(400)
})

test('The built service stores applications in PostgreSQL, sends their confirmations by SMTP and serves metrics', async () => {
  const [databaseUrl, mail] = [await postgresAddress(), await mailServer()]
  const variables = {
    SMTP_URL: mail.url,
    RATE_LIMIT: '1000',
    DATABASE_URL: databaseUrl ?? '',
    METRICS: 'on',
  }
  const { origin } = await builtService(variables)
  const { ready, submit } = applicantOver(origin)
  const { body } = await ready()
  const answer = await submit(body)
  expect(submitAnswer.parse(JSON.parse(answer.body)).status).toBe('SUCCESS')
  await vi.waitFor(() => expect(mail.lines).toContain('.'), { timeout: 20_000, interval: 50 })
  const metrics = await fetch(`${origin}/metrics`)
  expect(await metrics.text()).toContain('open_account_store_up 1')
})

test('The built service serves the pages of the control API and the settings of the application', async () => {
  const { origin } = await builtService()
  const [page, settings] = await Promise.all([fetch(`${origin}/mock`), fetch(`${origin}/appconfig`)])
  expect(await page.text()).toContain('<!doctype html>')
  expect(settings.status).toBe(200)
})

test('The built service loads no PDF, PostgreSQL, SMTP, metrics, object store or rate limit code before it is needed', async () => {
  const { loaded } = await builtService({}, ['--import', join(import.meta.dirname, 'reportLoaded.ts')])
  expect(loaded).toContain('main.js')
  expect(
    loaded.filter(name => /formWorker|postgres|smtp|metrics|openBucket|rate-limit|global\.esm/.test(name)),
  ).toEqual([])
})

test('The built service loads the control API at its first call', async () => {
  const { origin, loaded } = await builtService({}, [
    '--import',
    join(import.meta.dirname, 'reportLoaded.ts'),
  ])
  const controlCode = () => loaded.filter(name => name.startsWith('controlHandlers'))
  expect(controlCode()).toEqual([])
  const answers = await Promise.all(['values', 'worlds'].map(path => fetch(`${origin}/mock/v1/${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(controlCode()).toHaveLength(1)
})

test('The built service does not load the HTTP client of Node', async () => {
  const { child } = await builtService({}, ['--import', join(import.meta.dirname, 'reportLoaded.ts')])
  const answer = once(child, 'message')
  child.send('modules')
  const modules = z.array(z.string()).parse((await answer)[0])
  expect(modules).toContain('NativeModule http')
  /** `import … from 'node:http'` reads every export, and one of them loads 16 MB; `require` does not. */
  expect(modules.filter(name => name.includes('undici'))).toEqual([])
})

test('The build contains the compiled code of each module that the service loads at its start', async () => {
  const [folder = ''] = await readdir(join(dist, 'compiled'))
  const entries = await readdir(join(dist, 'compiled', folder))
  await builtService()
  expect(await readdir(join(dist, 'compiled'))).toEqual([folder])
  expect(await readdir(join(dist, 'compiled', folder))).toEqual(entries)
})

/** Statements without the moments at which the migrations ran. */
const timeless = (statements: string) => statements.replaceAll(/'\d{4}-\d\d-\d\dT[^']*'/g, "'now'")

test('the build has the statements of an empty store with all its migrations', async () => {
  const built = await readFile(join(dist, 'emptyStore.sql'), 'utf8')
  expect(timeless(built)).toBe(timeless(await makeEmptyStore()))
})
