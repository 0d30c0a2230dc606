import { fileRefusal } from '@open-account/domain/upload/fileRefusal'
import { signatureLength } from '@open-account/domain/upload/formats'
import type { Refused } from './uploadActivity.ts'

/** Why a file is not taken by a document of this limit, by its name, its first bytes and its size; null when it is. */
export const judgeFile = async (file: File, maxBytes: number): Promise<Refused | null> => {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    return fileRefusal({ name: file.name, size: file.size, start }, maxBytes)
  } catch {
    return { reason: 'unreadable' }
  }
}
