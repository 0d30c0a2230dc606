import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomId } from '../kit/randomId.ts'
import { Refusal } from '../kit/refusal.ts'
import { troubleOf } from '../kit/troubleOf.ts'
import { FileMissing, type FileStore, WorldRemoved } from './fileStore.ts'
import { inspected } from './inspected.ts'
import { hasCode } from '../kit/hasCode.ts'
import { makeTreePrivate, privateFileMode, privateFolderMode } from '../kit/privateFolder.ts'
import { folderOf } from './folderName.ts'
import { leavingSuffix, orphanAge, partOf, sweepFolders } from './sweepFolders.ts'

/** How long after its last byte a file may be recorded: no sweep removes it within this time. Milliseconds. */
const recordWithin = orphanAge / 2

/** A file that is written to test whether the folder is writable. No folder of a world has this name. */
const probe = '.writable'

/** Stores files in a folder with a subfolder for each world. A file counts once it is on the disk under its final name. */
export const folderStore = (root: string): FileStore => {
  makeTreePrivate(root)
  /** The files that this process is writing or has not recorded yet. */
  const inFlight = new Set<string>()
  /** The folders in which the last sweep found no orphan. */
  const settledFolders = new Map<string, number>()
  const pathOf = (world: string, id: string) => join(root, folderOf(world), id)
  const makeFolder = (world: string) =>
    mkdir(join(root, folderOf(world)), { recursive: true, mode: privateFolderMode })

  /** Within the folder of a world, a missing path means that the folder was removed with its world. */
  const withinWorld = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new WorldRemoved({ cause: error }) : error
    }
  }

  const write = async (
    path: string,
    content: AsyncIterable<Uint8Array>,
    checkStart: (start: Uint8Array) => void,
  ): Promise<{ size: number; sha256: string }> => {
    const { pieces, result } = inspected(content, checkStart)
    const file = await withinWorld(open(path, 'w', privateFileMode))
    try {
      /** Unlike `write`, this writes all bytes. */
      for await (const piece of pieces) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    return result()
  }

  /** A file that was deleted since its folder was read is left out. */
  const copyIfPresent = async (from: string, path: string): Promise<void> => {
    try {
      await copyFile(from, partOf(path))
      await rename(partOf(path), path)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }

  return {
    save: async (world, id, content, { checkStart, record }) => {
      const path = pathOf(world, id)
      const part = partOf(path)
      inFlight.add(path)
      try {
        await withinWorld(makeFolder(world))
        try {
          const written = await write(part, content, checkStart)
          await withinWorld(rename(part, path))
          const completed = performance.now()
          const confirm = () => {
            if (performance.now() - completed > recordWithin) throw new Refusal('unavailable')
          }
          return await record({ ...written, confirm })
        } catch (error) {
          await rm(part, { force: true })
          /** When the answer to the commit is lost, the row may exist. */
          if (troubleOf(error) !== 'unavailable') await rm(path, { force: true })
          throw error
        }
      } finally {
        inFlight.delete(path)
      }
    },
    read: async (world, id) => {
      try {
        return await readFile(pathOf(world, id))
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new FileMissing({ cause: error }) : error
      }
    },
    checkWritable: async () => {
      await mkdir(root, { recursive: true, mode: privateFolderMode })
      await writeFile(join(root, probe), '1', { mode: privateFileMode })
    },
    remove: (world, id) => rm(pathOf(world, id), { force: true }),
    copyWorld: async (from, to) => {
      const folder = join(root, folderOf(from))
      const entries = await readdir(folder).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return []
        throw error
      })
      await makeFolder(to)
      const existingFiles = new Set(await readdir(join(root, folderOf(to))))
      for (const id of entries.filter(entry => partOf('') !== entry.slice(-partOf('').length))) {
        if (existingFiles.has(id)) continue
        const path = pathOf(to, id)
        await copyIfPresent(join(folder, id), path)
      }
    },
    /** Renames the folder first, so that later files go to a new one. */
    removeWorld: async world => {
      const folder = join(root, folderOf(world))
      const leavingFolder = `${folder}${leavingSuffix}${randomId()}`
      try {
        await rename(folder, leavingFolder)
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return
        throw error
      }
      await rm(leavingFolder, { recursive: true, force: true })
    },
    sweep: recorded => sweepFolders(root, recorded, { inFlight, settledFolders }),
  }
}
