import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, dirname, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The npm that called us, run by the Node it came with; `npm` on the path when we were called without one. */
const npm = () => {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli !== undefined && basename(cli) === 'npm-cli.js'
    ? { command: node ?? process.execPath, prefix: [cli] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', prefix: [] }
}

/** The path without the workspace's own programs, so that an install does not run on the Node it replaces. */
const machinePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter)

/**
 * Waits for a process to end; a process that cannot even start counts as failed.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code, 1 when a signal ended it
 */
export const exitCode = async child => {
  try {
    const [code] = await once(child, 'close')
    return code ?? 1
  } catch (error) {
    console.error(`${child.spawnfile} could not be started: ${error.message}`)
    return 1
  }
}

/**
 * Runs npm in the repository. The workspace's scripts then run on the Node of the workspace, whichever runs this.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export const runNpm = (args, env = process.env) => {
  const { command, prefix } = npm()
  const shell = command.endsWith('.cmd')
  return exitCode(spawn(command, [...prefix, ...args], { cwd: root, env, shell, stdio: 'inherit' }))
}

/**
 * Installs exactly what the lock file names. npm warns once for each package that wants a newer Node than its own: they
 * run on the Node that is installed here, so only errors are shown unless the caller asks npm for more.
 */
export const installPackages = () =>
  runNpm(['ci', `--loglevel=${process.env.npm_config_loglevel ?? 'error'}`], {
    ...process.env,
    PATH: machinePath(),
  })
