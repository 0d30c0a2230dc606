import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './npm.mjs'

const programs = join(root, 'node_modules', '.bin')

/**
 * Starts the command of a package's script on the Node of the workspace, as npm does, but without a shell: a signal ends
 * the shell between npm and a server, and never reaches the server.
 * @param {string} folder the package's folder
 * @param {string} script a plain command, without quotes and shell syntax
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export const startPackageScript = (folder, script, args, env) => {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const [command, ...scriptArguments] = scripts[script].split(' ')
  const onWindows = process.platform === 'win32'
  return spawn(command, [...scriptArguments, ...args], {
    cwd: join(root, folder),
    env: { ...process.env, ...env, PATH: [programs, process.env.PATH].join(delimiter) },
    stdio: 'inherit',
    // A separate process group: Ctrl-C reaches only this process, and `endGroup` ends every process of the script.
    detached: !onWindows,
    shell: onWindows,
  })
}

/**
 * Kills every remaining process of a script's process group.
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
