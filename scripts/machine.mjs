import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { exitCode } from './npm.mjs'

/**
 * Finds a program on the path.
 * @param {string} name
 * @returns {string | undefined} its full path
 */
export const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(path => existsSync(path))

/** Whether this process can install Debian packages: apt-get exists, and the process runs as root. */
export const canInstallDebian = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

const aptGet = args =>
  exitCode(
    spawn('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  )

/**
 * Installs Debian packages.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether the installation succeeded
 */
export const installDebian = async names =>
  (await aptGet(['update', '-q'])) === 0 &&
  (await aptGet(['install', '-q', '-y', '--no-install-recommends', ...names])) === 0
