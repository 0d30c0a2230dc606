import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { attackedFolder } from './attackedProcess.ts'

export interface SmallDisk {
  readonly folder: string
  readonly resize: (megabytes: number) => void
}

/** A file system of a few megabytes, which is unmounted after the test; null where none can be mounted. */
export const smallDisk = async (megabytes: number): Promise<SmallDisk | null> => {
  const folder = await attackedFolder()
  const mount = (...options: readonly string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', folder], { stdio: 'ignore' })
  try {
    mount('-o', `size=${megabytes}m`)
  } catch {
    return null
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  })
  return { folder, resize: size => mount('-o', `remount,size=${size}m`) }
}
