import { mkdir, readdir, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordedFiles } from './fileStore.ts'
import { worldOf } from './folderName.ts'
import { hasCode } from '../kit/hasCode.ts'
import { privateFolderMode } from '../kit/privateFolder.ts'

/**
 * How long after its last change a file without a row counts as an orphan: longer than another replica takes from the
 * last byte of an upload to its row. Milliseconds.
 */
export const orphanAge = 40_000

/** The suffix of a folder that is being removed. No encoded name of a world has a dot. */
export const leavingSuffix = '.leaving-'

/** The path of a file during its upload. */
export const partOf = (path: string): string => `${path}.part`

/** The time by the clock of the file system, because the clocks of replicas may differ. */
const timeOf = async (root: string): Promise<number> => {
  await utimes(root, 0, 0)
  return (await stat(root)).ctimeMs
}

/** When a file or folder was last changed; null when it no longer exists. */
const changedAt = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).ctimeMs
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

interface ProcessState {
  /** The paths that this process is writing. */
  readonly inFlight: ReadonlySet<string>
  /** The last change of each folder in which the last sweep found no orphan. */
  readonly settledFolders: Map<string, number>
}

/** Removes an empty folder. */
const removeEmpty = async (path: string): Promise<void> => {
  try {
    await rmdir(path)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].some(code => hasCode(error, code))) throw error
  }
}

/** Removes every folder marked for removal, every old part, and every file that was not recorded in time. */
export const sweepFolders = async (
  root: string,
  { worlds, files, isWhole }: RecordedFiles,
  { inFlight, settledFolders }: ProcessState,
  age = orphanAge,
): Promise<void> => {
  await mkdir(root, { recursive: true, mode: privateFolderMode })
  const now = await timeOf(root)
  const existingWorlds = await worlds()
  const isOld = (changed: number | null) => changed !== null && now - changed >= age

  /** Removes the old files; returns whether no file is left. */
  const removeOld = async (folder: string, names: readonly string[]): Promise<boolean> => {
    let isDone = true
    for (const name of names) {
      const path = join(folder, name)
      if (inFlight.has(path) || inFlight.has(path.replace(/\.part$/, '')) || !isOld(await changedAt(path)))
        isDone = false
      else await rm(path, { force: true })
    }
    return isDone
  }
  const sweepFolder = async (world: string, folder: string): Promise<void> => {
    const changed = await changedAt(folder)
    if (changed === null || (existingWorlds.has(world) && settledFolders.get(folder) === changed)) return
    const names = await readdir(folder)
    const isPart = (name: string) => name.endsWith(partOf(''))
    const recorded = !existingWorlds.has(world)
      ? new Set<string>()
      : isWhole(world)
        ? new Set(names.filter(name => !isPart(name)))
        : await files(
            world,
            names.filter(name => !isPart(name)),
          )
    const isDone = await removeOld(
      folder,
      names.filter(name => !recorded.has(name)),
    )
    /** A folder that has just changed may change again without a new timestamp. */
    const isSettled = isDone && isOld(changed)
    if (isSettled && existingWorlds.has(world)) settledFolders.set(folder, changed)
    else settledFolders.delete(folder)
    if (isSettled && !existingWorlds.has(world)) await removeEmpty(folder)
  }

  for (const entry of await readdir(root, { withFileTypes: true })) {
    const path = join(root, entry.name)
    if (entry.name.includes(leavingSuffix)) await rm(path, { recursive: true, force: true })
    else if (entry.isDirectory()) {
      const world = worldOf(entry.name)
      if (world !== null) await sweepFolder(world, path)
    }
  }
}
