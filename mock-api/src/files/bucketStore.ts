import { type S3mini, S3ServiceError } from 's3mini'
import { Refusal } from '../kit/refusal.ts'
import { troubleOf } from '../kit/troubleOf.ts'
import type { BucketCall } from './bucketCalls.ts'
import { FileMissing, type FileStore, type RecordedFiles } from './fileStore.ts'
import { folderOf, worldOf } from './folderName.ts'
import { inspected } from './inspected.ts'

/** The size of each part of a multipart upload but the last: the least that S3 accepts. Bytes. */
const partSize = 5 * 1_024 * 1_024

/** An object that is written to test whether the bucket is writable, and to read the clock of the store. */
const probe = '.writable'

/** How long after its upload began an object without a row counts as an orphan. Milliseconds. */
const defaultOrphanAge = 3_600_000
/** A sweep lists the whole bucket, so one process begins a sweep this long after its last one. Milliseconds. */
const defaultSweepInterval = 600_000

interface Options {
  readonly orphanAge?: number
  readonly sweepInterval?: number
}

const keyOf = (world: string, id: string): string => `${folderOf(world)}/${id}`

/** How many objects a listing requests at once: the most that S3 returns. */
const pageSize = 1_000

async function* listed(call: BucketCall, prefix: string) {
  let next: string | undefined
  do {
    const page = await call(bucket => bucket.listObjectsPaged('/', prefix, pageSize, next))
    for (const { Key, LastModified } of page?.objects ?? []) {
      const [folder = '', id = ''] = Key.split('/')
      yield { key: Key, folder, id, changedAt: new Date(LastModified).getTime() }
    }
    next = page?.nextContinuationToken
  } while (next !== undefined)
}

const keysIn = async (call: BucketCall, world: string): Promise<readonly string[]> => {
  const keys: string[] = []
  for await (const { key } of listed(call, keyOf(world, ''))) keys.push(key)
  return keys
}

/**
 * Stores files in a bucket of an object store (decision 0069). One part of a file is in memory at a time: a small file is
 * written in one call, a larger one as a multipart upload. An object appears when it is complete.
 */
export const bucketStore = (
  call: BucketCall,
  { orphanAge = defaultOrphanAge, sweepInterval = defaultSweepInterval }: Options = {},
): FileStore => {
  let lastSweep = Number.NEGATIVE_INFINITY

  /** What cannot be removed at the moment is removed by the sweep: no row refers to it. The failure is reported. */
  const removeOrLeave = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (troubleOf(error) === null) throw error
    }
  }
  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0) await call(bucket => bucket.deleteObjects([...keys]))
  }

  const upload = async (key: string, pieces: AsyncIterable<Uint8Array>): Promise<void> => {
    const part = Buffer.allocUnsafeSlow(partSize)
    let length = 0
    let uploadId: string | null = null
    const parts: Awaited<ReturnType<S3mini['uploadPart']>>[] = []
    const addPart = async () => {
      const id = (uploadId ??= await call(bucket => bucket.getMultipartUploadId(key)))
      const content = part.subarray(0, length)
      parts.push(await call(bucket => bucket.uploadPart(key, id, content, parts.length + 1)))
      length = 0
    }
    const complete = async (id: string) => {
      await addPart()
      const { etag } = await call(bucket => bucket.completeMultipartUpload(key, id, parts))
      /** The store may report a failure in an answer that began as a success. */
      if (typeof etag !== 'string') throw new Refusal('unavailable')
    }
    try {
      for await (const piece of pieces)
        for (let at = 0; at < piece.length;) {
          if (length === partSize) await addPart()
          const chunk = piece.subarray(at, at + partSize - length)
          part.set(chunk, length)
          length += chunk.length
          at += chunk.length
        }
      if (uploadId === null) await call(bucket => bucket.putObject(key, part.subarray(0, length)))
      else await complete(uploadId)
    } catch (error) {
      const begun = uploadId
      if (begun !== null) await removeOrLeave(() => call(bucket => bucket.abortMultipartUpload(key, begun)))
      throw error
    }
  }

  const now = async (): Promise<number> => {
    const { headers } = await call(bucket => bucket.putObject(probe, '1'))
    return Date.parse(headers.get('date') ?? '') || Date.now()
  }

  const sweep = async ({ worlds, files, isWhole }: RecordedFiles): Promise<void> => {
    const time = await now()
    const old = new Map<string, string[]>()
    for await (const { folder, id, changedAt } of listed(call, ''))
      if (id !== '' && time - changedAt >= orphanAge) old.set(folder, [...(old.get(folder) ?? []), id])
    const existing = await worlds()
    for (const [folder, ids] of old) {
      const world = worldOf(folder)
      if (world === null || (existing.has(world) && isWhole(world))) continue
      const recorded = existing.has(world) ? await files(world, ids) : new Set<string>()
      await removeKeys(ids.filter(id => !recorded.has(id)).map(id => keyOf(world, id)))
    }
  }

  /** A file that was deleted since its world was listed is left out. */
  const copyIfPresent = (key: string, copy: string) =>
    call(async bucket => {
      try {
        await bucket.copyObject(key, copy)
      } catch (error) {
        if (!(error instanceof S3ServiceError && error.serviceCode === 'NoSuchKey')) throw error
      }
    })

  return {
    save: async (world, id, content, { checkStart, record }) => {
      const key = keyOf(world, id)
      const begun = performance.now()
      const { pieces, result } = inspected(content, checkStart)
      await upload(key, pieces)
      const confirm = () => {
        if (performance.now() - begun > orphanAge / 2) throw new Refusal('unavailable')
      }
      try {
        return await record({ ...result(), confirm })
      } catch (error) {
        /** When the answer to the commit is lost, the row may exist. */
        if (troubleOf(error) !== 'unavailable') await removeOrLeave(() => removeKeys([key]))
        throw error
      }
    },
    read: async (world, id) => {
      const content = await call(bucket => bucket.getObjectArrayBuffer(keyOf(world, id)))
      if (content === null) throw new FileMissing()
      return new Uint8Array(content)
    },
    checkWritable: async () => {
      await now()
    },
    remove: (world, id) => removeOrLeave(() => removeKeys([keyOf(world, id)])),
    copyWorld: async (from, to) => {
      const existing = new Set(await keysIn(call, to))
      for await (const { key, id } of listed(call, keyOf(from, '')))
        if (!existing.has(keyOf(to, id))) await copyIfPresent(key, keyOf(to, id))
    },
    removeWorld: world => removeOrLeave(async () => removeKeys(await keysIn(call, world))),
    sweep: async recorded => {
      if (performance.now() - lastSweep < sweepInterval) return
      lastSweep = performance.now()
      await sweep(recorded)
    },
  }
}
