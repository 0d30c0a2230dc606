import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { testApp } from './testApp.ts'

const run = promisify(execFile)
const flows = fileURLToPath(import.meta.resolve('@open-account/contracts/arazzo.json'))
const redocly = join(dirname(fileURLToPath(import.meta.resolve('@redocly/cli/package.json'))), 'bin/cli.js')
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
/** For a process that starts beside other tests. */
const timeout = 120_000

/** Runs workflows against a service by Redocly's runner. Returns the summary and whether all passed. */
const respect = async (baseUrl: string, ...options: readonly string[]) => {
  const server = ['-S', `openAccount=${baseUrl}`, '-i', `baseUrl=${baseUrl}`]
  const outcome = await run(process.execPath, [redocly, 'respect', flows, ...server, ...options], {
    env,
  }).then(
    ({ stdout, stderr }) => ({ passed: true, output: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ passed: false, output: stdout + stderr }),
  )
  return { ...outcome, output: stripVTControlCharacters(outcome.output) }
}

test(
  'the workflows of the Arazzo document pass, and one fails when the service refuses its application',
  async () => {
    const { app } = await testApp()
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    const { passed, output } = await respect(baseUrl)
    expect(passed, output).toBe(true)
    expect(output).toContain('Workflows: 4 passed, 4 total')

    await app.inject({
      method: 'POST',
      url: '/mock/v1/worlds/default/faults',
      payload: { operation: 'transaction.submit', effect: { kind: 'status', error: 'pending' } },
    })
    const refused = await respect(baseUrl, '-w', 'flow-home-person')
    expect(refused.passed).toBe(false)
    expect(refused.output).toContain('$statusCode == 200')
  },
  timeout,
)
