import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/port.mjs'

const host = '127.0.0.1'

interface ServedApplication {
  readonly origin: string
  readonly host: string
  readonly port: string
  /** Where the service keeps everything; gone after the run. */
  readonly dataDir: string
}

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * The address and the store of this run's application. The first process of a run decides them; the workers it
 * starts, which read the configuration again, take them from the environment.
 */
export const servedApplication = async (): Promise<ServedApplication> => {
  const port = (process.env['E2E_PORT'] ??= String(await freePort(0, host)))
  const dataDir = (process.env['E2E_DATA_DIR'] ??= temporaryFolder())
  return { origin: `http://${host}:${port}`, host, port, dataDir }
}
