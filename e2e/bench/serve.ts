import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exitCode, root } from '../../scripts/npm.mjs'
import { endGroup, startPackageScript } from '../../scripts/packageScript.mjs'
import { freePort } from '../../scripts/port.mjs'

const host = '127.0.0.1'

/**
 * Starts the service with the built application and the two floors beside it: one server sends every measured page, with
 * the same headers and the same compression.
 */
export const serve = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
  const pages = join(folder, 'pages')
  for (const built of ['web/dist', 'web/bench/dist']) cpSync(join(root, built), pages, { recursive: true })
  const port = String(await freePort(0, host))
  const origin = `http://${host}:${port}`
  const service = startPackageScript('mock-api', 'start', [], {
    HOST: host,
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    WEB_DIST: pages,
    LOG_LEVEL: 'warn',
  })
  const ended = exitCode(service)
  const stop = async () => {
    service.kill('SIGTERM')
    await ended
    endGroup(service)
    rmSync(folder, { recursive: true, force: true })
  }
  const isReady = () =>
    fetch(`${origin}/health`).then(
      answer => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (service.exitCode !== null) throw new Error(`The service ended with ${service.exitCode}`)
    await wait(100)
  }
  return { origin, stop }
}
