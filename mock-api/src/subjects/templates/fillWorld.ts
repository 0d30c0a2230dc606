import { createHash } from 'node:crypto'
import { FileMissing } from '../../files/fileStore.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { type Archive, importWorld, isRefusedData } from '../../store/archive.ts'
import type { WorldRow } from '../../store/tables.ts'
import { emptyWorld } from '../worlds/emptyWorld.ts'
import { withNewIds } from './newIds.ts'

type Filling = Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>

/** The content of a file by its id; null when it is missing. */
type ReadContent = (id: string) => Promise<Uint8Array | null>

interface StoredFile {
  readonly id: string
  readonly size: number
  readonly sha256: string
}

/** The id of a file, which is its name in the store. An archive may come from anybody. */
const fileName = /^[\w-]{1,64}$/

/** The files to which the rows of an archive refer. */
export const filesOf = ({ tables }: Archive): readonly StoredFile[] =>
  (['attachments', 'signatures', 'forms'] as const)
    .flatMap(table => tables[table] ?? [])
    .map(({ id, size, sha256 }) => ({ id: String(id), size: Number(size), sha256: String(sha256) }))

/** Reads the files of a folder. A world that was imported without its files has rows without a file. */
export const contentIn =
  ({ files }: Pick<Service, 'files'>, folder: string): ReadContent =>
  async id => {
    try {
      return await files.read(folder, id)
    } catch (error) {
      if (error instanceof FileMissing) return null
      throw error
    }
  }

const refuseUnless = (isRight: boolean): void => {
  if (!isRight) throw new Refusal('invalid_request', { description: 'A file is not the one of the archive.' })
}

/** Replaces everything in a world by an archive and its files, which are stored before the rows that refer to them. */
export const fillWorld = async (
  service: Filling,
  world: WorldRow,
  archive: Archive,
  content: ReadContent,
  newIds: boolean,
): Promise<void> => {
  const renewed = newIds ? withNewIds(archive) : { archive, renamed: new Map<string, string>() }
  for (const { id, sha256 } of filesOf(archive)) {
    refuseUnless(fileName.test(id))
    const bytes = await content(id)
    if (bytes === null) continue
    refuseUnless(createHash('sha256').update(bytes).digest('hex') === sha256)
    await service.files.save(world.id, renewed.renamed.get(id) ?? id, chunksOf(bytes), {
      checkStart: () => undefined,
      record: () => Promise.resolve(),
    })
  }
  try {
    await emptyWorld(service, world, trx => importWorld(trx, world.id, renewed.archive))
  } catch (error) {
    if (!isRefusedData(error)) throw error
    throw new Refusal('invalid_request', {
      description: 'The archive does not fit the store, or its ids live in another world.',
    })
  }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
