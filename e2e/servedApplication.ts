import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/port.mjs'

const host = '127.0.0.1'

interface ServedApplication {
  readonly origin: string
  readonly host: string
  readonly port: string
  /** The data folder of the service, deleted after the run. */
  readonly dataDir: string
}

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * The address and the data folder of this run. The first process chooses them; its workers read the configuration again
 * and take both from the environment.
 */
export const servedApplication = async (): Promise<ServedApplication> => {
  const port = (process.env['E2E_PORT'] ??= String(await freePort(0, host)))
  const dataDir = (process.env['E2E_DATA_DIR'] ??= temporaryFolder())
  return { origin: `http://${host}:${port}`, host, port, dataDir }
}
