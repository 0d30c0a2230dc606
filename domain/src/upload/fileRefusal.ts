import { fileNameReason, formatOfName, proposedFileName } from './fileName.ts'
import { type FileFormat, formatOfBytes } from './formats.ts'
import { isWithinSize } from './sizes.ts'

/** What a chosen file is judged by. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Its first bytes, at least `signatureLength` of them where it has as many. */
  readonly start: Uint8Array
}

/**
 * Why a file is not taken. `unsupported`: its content is none of the formats. `misnamed`: its name says another format
 * than its content. Where another name would do, it is proposed.
 */
export type FileRefusal =
  | { readonly reason: 'unsupported' }
  | { readonly reason: 'misnamed' | 'name_too_long'; readonly proposed: string }
  | { readonly reason: 'too_large'; readonly format: FileFormat }

/** Why a document of at most `maxBytes` bytes does not take a file; null when it does. */
export const fileRefusal = (file: ChosenFile, maxBytes: number): FileRefusal | null => {
  const format = formatOfBytes(file.start)
  if (format === null) return { reason: 'unsupported' }
  const proposed = proposedFileName(file.name, format)
  if (formatOfName(file.name) !== format) return { reason: 'misnamed', proposed }
  if (fileNameReason(file.name) === 'name_too_long') return { reason: 'name_too_long', proposed }
  return isWithinSize(file.size, maxBytes) ? null : { reason: 'too_large', format }
}
