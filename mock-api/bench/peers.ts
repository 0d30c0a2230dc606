import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Outside the dependencies of the project: only the bench needs them. */
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/open-account-bench')
const versions = readFileSync(join(import.meta.dirname, 'peers.json'), 'utf8')
const installed = join(folder, 'installed.json')

const install = (): boolean => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), versions)
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== versions) {
    console.log('Installing the peers that are measured beside the service …')
    const { status } = spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
      {
        cwd: folder,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    )
    if (status !== 0) return false
    writeFileSync(installed, versions)
  }
  cpSync(join(import.meta.dirname, 'servers'), join(folder, 'servers'), { recursive: true })
  return true
}

/** Whether the peers are installed; installs them when they are not. Without the registry the rest is measured alone. */
export const arePeersInstalled = install()
if (!arePeersInstalled)
  console.log('The peers could not be installed: the registry does not answer. Their values are missing.')

/** The value of a peer that is not there. */
export const notInstalled = 'not installed'

/** A program of the bench that imports peers. */
export const peerServer = (name: string): string => join(folder, 'servers', name)
/** A file inside an installed package. */
export const peerFile = (path: string): string => join(folder, 'node_modules', path)
/** Loads a CommonJS package among the peers. */
export const requirePeer: (name: string) => unknown = createRequire(join(folder, 'package.json'))
