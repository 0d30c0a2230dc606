import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { control } from '@open-account/contracts/control/control'
import type { RequestLogEntry } from '@open-account/contracts/control/requestLogEntry'
import { type APIRequestContext, expect as expectAnswer, request } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { applicant, applicantOver } from './application.ts'
import { testApp } from './testApp.ts'

const run = promisify(execFile)
const world = '/mock/v1/worlds/mine'
const pdf = Buffer.from('%PDF-1.7 the content of a test')

/** A listening service, its world mine, and an empty folder. */
const arrange = async () => {
  const { app } = await testApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const headers = { 'x-world': 'mine' }
  const post = (url: string, payload: string, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': 'application/json', ...more },
    })
  const exported = async (format: string, query = '') => {
    const answer = await fetch(`${origin}${world}/request-log/export?format=${format}${query}`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    return answer.text()
  }
  const newest = async () => {
    const answer = await app.inject({ url: `${world}/request-log/find` })
    const { entry } = control.requestLog.find.responses[200].parse(answer.json())
    if (entry === null) throw new Error('The request log is empty')
    return entry
  }
  return { app, origin, folder, headers, post, exported, newest }
}

/** Runs commands of a shell in a folder. */
const runCurl = async (text: string, folder: string) => {
  const { stdout } = await run('sh', ['-c', text], { cwd: folder })
  return stdout
}

/** Runs a step of Playwright as a module. Its files are beside it. */
const runPlaywright = async (text: string, folder: string) => {
  const file = join(folder, `${randomUUID()}.mjs`)
  const step = text.replaceAll('readFile("./', `readFile("${folder}/`)
  await writeFile(file, `export const step = async (request, expect) => {\n${step}\n}\n`)
  const { step: runStep } = z
    .object({
      step: z.custom<(context: APIRequestContext, check: typeof expectAnswer) => Promise<void>>(
        value => typeof value === 'function',
      ),
    })
    .parse(await import(/* @vite-ignore */ pathToFileURL(file).href))
  const context = await request.newContext()
  await runStep(context, expectAnswer)
  await context.dispose()
}

/** Sends the requests of an .http file, as editors do. */
const runHttpFile = async (text: string, folder: string) => {
  for (const part of text.split(/^### .*\n/m).slice(1)) {
    const [head = '', ...bodies] = part.replace(/^(?:# .*\n)*/, '').split('\n\n')
    const [line = '', ...headers] = head.split('\n')
    const [method = '', url = ''] = line.split(' ')
    const body = bodies.join('\n\n').replace(/\n*$/, '')
    const [, path] = /^< (.+)$/m.exec(body) ?? []
    const content = path === undefined ? '' : await readFile(join(folder, basename(path)), 'utf8')
    await fetch(url, {
      method,
      headers: Object.fromEntries(
        headers.map(header => header.split(/: (.*)/s).slice(0, 2) as [string, string]),
      ),
      ...(body === ''
        ? {}
        : {
            body: body.replace(/^< .+$/m, () => content).replaceAll('\n', path === undefined ? '\n' : '\r\n'),
          }),
    })
  }
}

/** What the body of a request says, in whatever notation; JSON where it is JSON. */
const contentOf = ({ request: { body } }: RequestLogEntry): unknown => {
  if (body?.kind !== 'text') return body
  try {
    return JSON.parse(body.text)
  } catch {
    return body.text
  }
}

const runners = [
  { format: 'curl', runExport: runCurl },
  { format: 'playwright', runExport: runPlaywright },
  { format: 'http', runExport: runHttpFile },
] as const

describe.each(runners)('An exported call as $format', ({ format, runExport }) => {
  test('is made again, with the same request and the same answer', async () => {
    const { app, folder, headers, post, exported, newest } = await arrange()
    const calls = [
      () =>
        post(
          '/v1/premise/street-name?a=it%27s%20%24HOME&b={{x}}',
          JSON.stringify({ block: "'; echo $HOME; '", text: '\u2028 `x` \\ {{y}}' }),
          { 'x-own': `a 'quoted' "value" $HOME` },
        ),
      () => post('/v1/premise/street-name', '{ "block": "not compact",\n"a": 1}'),
      () => post('/v1/premise/street-name', '{"broken": "json'),
      () => app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal', headers }),
      () =>
        app.inject({
          method: 'POST',
          url: '/v1/payment/callback',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'a=1&b=two+words%26',
        }),
    ]
    for (const call of calls) {
      await call()
      const logged = await newest()
      await runExport(await exported(format, '&order=newest&limit=1'), folder)
      const again = await newest()
      expect(again.id, logged.path).not.toBe(logged.id)
      expect(again).toMatchObject({
        method: logged.method,
        operation: logged.operation,
        path: logged.path,
        status: logged.status,
        error: logged.error,
      })
      expect(decodeURIComponent(again.query)).toBe(decodeURIComponent(logged.query))
      expect(contentOf(again), logged.path).toEqual(contentOf(logged))
      const own = (entry: typeof again) => entry.request.headers.find(({ name }) => name === 'x-own')
      expect(own(again)).toEqual(own(logged))
    }
  })

  test('sends the file that the reader provides', async () => {
    const { app, folder, headers, exported, newest } = await arrange()
    const person = applicant(app, headers)
    await person.upload(await person.start(), 'nric_back', 'NRIC back.pdf', pdf)
    const logged = await newest()
    const text = await exported(format, '&order=newest&limit=1')
    expect(text).toContain('Provide its files')
    const [, path = ''] = /\.\/([^"'\n,]+)/.exec(text) ?? []
    await writeFile(join(folder, path), pdf)
    await runExport(text, folder)
    const again = await newest()
    expect(again.id).not.toBe(logged.id)
    expect(again).toMatchObject({ status: 200, request: { body: logged.request.body ?? {} } })
  })

  test('has no secret, and says where to fill it in', async () => {
    const { app, headers, post, exported } = await arrange()
    const transaction_id = await applicant(app, headers).start()
    await post(
      '/v1/accounts/profile/verify-email-otp?s=link-secret',
      JSON.stringify({ transaction_id, email: 'tan@example.com', otp: '123789' }),
      { authorization: 'Bearer header-secret' },
    )
    const text = await exported(format, '&operation=account.verifyOtp')
    for (const secret of ['link-secret', '123789', 'header-secret']) expect(text).not.toContain(secret)
    expect(text).toContain('Fill in each [secret]: in the address, the header authorization, the body.')
  })
})

test('one call is exported by its entry, and every call of an applicant by conditions', async () => {
  const { app, origin, folder, exported, newest } = await arrange()
  const person = applicantOver(origin, { 'x-world': 'mine' })
  const state_id = await person.start()
  await person.days(state_id)
  const { id } = await newest()
  const one = await app.inject({ url: `${world}/request-log/entries/${id}/export` })
  expect(one.body).toContain('# calendar.days was answered 200.')
  expect(await runCurl(one.body.replace('localhost:80', new URL(origin).host), folder)).toContain('available')
  /** The command made the second call once more. */
  const all = await exported('playwright', `&applicant=${state_id}`)
  expect(all.match(/await request\.fetch/g)).toHaveLength(3)
  expect((await app.inject({ url: `${world}/request-log/entries/unknown/export` })).statusCode).toBe(404)
})

test('a file never has a path outside the folder of the export', async () => {
  const { app, headers, exported } = await arrange()
  const person = applicant(app, headers)
  const state_id = await person.start()
  for (const name of ['../../etc/passwd', String.raw`..\..\secret.pdf`, '..', "a';b.pdf"])
    await person.upload(state_id, 'nric_back', name, pdf)
  const paths = [...(await exported('http')).matchAll(/^< (.+)$/gm)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(path).toMatch(/^\.\/[^/\\';]+$/)
})
