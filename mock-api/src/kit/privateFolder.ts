import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Rights of a folder and of a file that only their owner reads and writes. */
export const privateFolderMode = 0o700
export const privateFileMode = 0o600

const rights = 0o777
/** A folder in which every user may write but delete only their own files, such as /tmp. */
const sticky = 0o1000

/** Whether only the owner may read a folder or a file; also true for another user's, whose rights we cannot change. */
const isPrivate = (path: string, wanted: number): boolean => {
  const { mode, uid } = lstatSync(path)
  const isOurs = process.getuid === undefined || uid === process.getuid()
  return !isOurs || (mode & sticky) !== 0 || (mode & rights) === wanted
}

const makePrivate = (path: string, wanted: number): void => {
  if (!isPrivate(path, wanted)) chmodSync(path, wanted)
}

/** Removes the rights of other users from a file, if it exists. */
export const makeFilePrivate = (path: string): void => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === true) makePrivate(path, privateFileMode)
}

/** Creates a folder that only its owner reads, or removes the rights of other users from an existing one. */
export const makePrivateFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: privateFolderMode })
  makePrivate(path, privateFolderMode)
}

/**
 * Removes the rights of other users from an earlier version's folder and from everything in it. The folder comes last:
 * when it is private, everything in it is.
 */
export const makeTreePrivate = (path: string): void => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return
  if (isPrivate(path, privateFolderMode)) return
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) makeTreePrivate(join(path, entry.name))
    else makeFilePrivate(join(path, entry.name))
  makePrivate(path, privateFolderMode)
}
