import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './npm.mjs'

const programs = join(root, 'node_modules', '.bin')

/**
 * Starts the command of a package's script as npm would, on the Node of the workspace, but as one process: between
 * npm and a server stands a shell, which dies of a signal without passing it on.
 * @param {string} folder the package's folder
 * @param {string} script a plain command, without quotes and shell syntax
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export const startPackageScript = (folder, script, args, env) => {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const [command, ...words] = scripts[script].split(' ')
  const onWindows = process.platform === 'win32'
  return spawn(command, [...words, ...args], {
    cwd: join(root, folder),
    env: { ...process.env, ...env, PATH: [programs, process.env.PATH].join(delimiter) },
    stdio: 'inherit',
    // A group of its own: a Ctrl-C then reaches only us, and nothing that it starts outlives it.
    detached: !onWindows,
    shell: onWindows,
  })
}

/**
 * Ends what is left of a script's process group at once.
 * @param {import('node:child_process').ChildProcess} child
 */
export const endGroup = child => {
  if (process.platform === 'win32' || child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
