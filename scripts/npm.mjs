import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, dirname, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The npm that runs this script, with its own Node; without one, the `npm` on the path. */
const npm = () => {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli !== undefined && basename(cli) === 'npm-cli.js'
    ? { command: node ?? process.execPath, prefix: [cli] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', prefix: [] }
}

/** The path without the workspace's programs, so that an installation does not run on the Node that it replaces. */
const machinePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter)

/**
 * Waits for a process to end. A process that cannot start counts as failed.
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

const startNpm = (args, env, stdio) => {
  const { command, prefix } = npm()
  const shell = command.endsWith('.cmd')
  return spawn(command, [...prefix, ...args], { cwd: root, env, shell, stdio })
}

/**
 * Runs npm in the repository. The workspace's scripts run on the Node of the workspace, whatever Node runs this file.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export const runNpm = (args, env = process.env) => exitCode(startNpm(args, env, 'inherit'))

/**
 * Runs npm as `runNpm` does, and prints all of its output together once it has ended.
 * @param {readonly string[]} args
 * @param {string} title printed above the output
 * @returns {Promise<number>} its exit code
 */
export const runNpmBeside = async (args, title) => {
  const child = startNpm(args, process.env, ['ignore', 'pipe', 'pipe'])
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => output.push(bytes))
  const code = await exitCode(child)
  process.stdout.write(`${title}\n${Buffer.concat(output).toString()}`)
  return code
}

/**
 * Installs exactly the packages of the lock file. npm warns for each package that needs a newer Node than npm runs on,
 * but the packages run on the Node that is installed here. So npm prints only errors, unless npm_config_loglevel is set.
 */
export const installPackages = () =>
  runNpm(['ci', `--loglevel=${process.env.npm_config_loglevel ?? 'error'}`], {
    ...process.env,
    PATH: machinePath(),
  })
