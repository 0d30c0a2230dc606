import { maxArchiveFiles } from '@open-account/contracts/control/archiveLimits'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Archive } from '../../store/archive.ts'
import { contentIn, filesOf } from './fillWorld.ts'

interface ArchivedFile {
  readonly id: string
  /** Base64. */
  readonly content: string
}

/** The files of a world for its archive. Refuses files that are too large for one text. */
export const archivedFiles = async (
  service: Pick<Service, 'files'>,
  world: string,
  archive: Archive,
): Promise<readonly ArchivedFile[]> => {
  const listed = filesOf(archive)
  if (listed.reduce((sum, { size }) => sum + size, 0) > maxArchiveFiles)
    throw new Refusal('world_conflict', {
      description: 'The files of this world are too large for an archive. Copy it, or take a snapshot.',
    })
  const read = contentIn(service, world)
  const files: ArchivedFile[] = []
  for (const { id } of listed) {
    const content = await read(id)
    if (content !== null) files.push({ id, content: Buffer.from(content).toString('base64') })
  }
  return files
}
