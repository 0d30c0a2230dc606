import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runConformance, scenarios, type Send } from '@open-account/contracts/conformance'
import { describe, expect, test } from 'vitest'
import { freePort } from './freePort.ts'
import { testApp } from './testApp.ts'

const run = promisify(execFile)
const minutes = 60_000
const openapi = fileURLToPath(import.meta.resolve('@open-account/contracts/openapi.json'))

/** Prism passes on no stream, and not every byte of a file. */
const passedOn = scenarios.filter(({ id }) => !id.startsWith('kiosk.') && id !== 'attachment.too-large')

/** Prism as a proxy before a service, on a port of its own, until the test ends. */
const prismBefore = async (service: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-prism-'))
  const manifest = { private: true, dependencies: { '@stoplight/prism-cli': '5.16.0' } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  await run('npm', ['install', ...options], { cwd: folder })

  const port = await freePort()
  const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const prism = spawn(process.execPath, [
    program,
    'proxy',
    openapi,
    service,
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
  ])
  const ended = once(prism, 'exit')
  for await (const line of createInterface({ input: prism.stdout }))
    if (line.includes('Prism is listening')) break
  prism.stdout.resume()
  return {
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      prism.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Violation {
  readonly location: readonly string[]
  readonly message: string
}

/** What Prism says about the answers of the calls that go through it. It has also read each request. */
const watched = () => {
  const violations: string[] = []
  let calls = 0
  const send: Send = async (address, request) => {
    const response = await fetch(address, request)
    calls += 1
    const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as readonly Violation[]
    for (const { location, message } of found)
      if (location[0] === 'response')
        violations.push(`${address} ${response.status} ${location.join('.')}: ${message}`)
    return response
  }
  return { send, violations, calls: () => calls }
}

/** Loads packages. */
describe.runIf(process.env['NIGHT'] === 'true')('Prism as a proxy before the service', () => {
  test(
    'Prism finds every answer of the scenarios valid, and an answer that is not',
    async () => {
      const { app } = await testApp()
      const service = await app.listen({ port: 0, host: '127.0.0.1' })
      await using prism = await prismBefore(service)
      const { send, violations, calls } = watched()
      const server = { baseUrl: prism.address, headers: {}, send }
      await runConformance({ server, scenarios: passedOn })
      expect(violations).toEqual([])
      expect(calls()).toBeGreaterThanOrEqual(300)

      const answer = { kind: 'answer', status: 200, body: '[{"label":1}]', unchecked: true }
      const fault = { method: 'POST', url: '/mock/v1/worlds/default/faults' } as const
      const payload = { operation: 'premise.useOfPremise', effect: answer }
      expect((await app.inject({ ...fault, payload })).statusCode).toBe(201)
      await runConformance({ server, scenarios: passedOn.filter(({ id }) => id === 'premises.uses') })
      expect(violations).not.toEqual([])
    },
    10 * minutes,
  )
})
