import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { signatureLength } from '@open-account/domain/upload/formats'
import { type FileStore, WorldRemoved } from './fileStore.ts'

/** World names come from outside; this makes a folder name of any of them. */
const folderOf = (world: string): string => Buffer.from(world).toString('base64url')

/** Files in a folder, one below it for each world. A file counts once it is on the disk under its final name. */
export const folderStore = (root: string): FileStore => {
  const pathOf = (world: string, id: string) => join(root, folderOf(world), id)
  return {
    keep: async (world, id, content, judge) => {
      const path = pathOf(world, id)
      const part = `${path}.part`
      await mkdir(join(root, folderOf(world)), { recursive: true })
      const hash = createHash('sha256')
      let start: Uint8Array = Buffer.alloc(0)
      let judged = false
      let size = 0
      try {
        const file = await open(part, 'w')
        try {
          for await (const chunk of content) {
            if (!judged) {
              start = Buffer.concat([start, chunk.subarray(0, signatureLength)])
              judged = start.length >= signatureLength
              if (judged) judge(start)
            }
            hash.update(chunk)
            size += chunk.length
            await file.write(chunk)
          }
          if (!judged) judge(start)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw existsSync(join(root, folderOf(world))) ? error : new WorldRemoved({ cause: error })
      }
      return { size, sha256: hash.digest('hex') }
    },
    read: (world, id) => readFile(pathOf(world, id)),
    remove: (world, id) => rm(pathOf(world, id), { force: true }),
    copyWorld: async (from, to) => {
      const folder = join(root, folderOf(from))
      if (existsSync(folder)) await cp(folder, join(root, folderOf(to)), { recursive: true })
    },
    removeWorld: world => rm(join(root, folderOf(world)), { recursive: true, force: true }),
  }
}
