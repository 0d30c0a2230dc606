import { fileNameReason, formatOfName, proposedFileName } from './fileName.ts'
import { type FileFormat, formatOfBytes } from './formats.ts'
import { isWithinSize } from './sizes.ts'

/** The properties of a chosen file that decide whether it is accepted. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Its first bytes, at least `signatureLength` of them where it has as many. */
  readonly start: Uint8Array
}

/**
 * Why a file is refused. `unsupported`: its content has none of the formats. `misnamed`: its extension does not match its
 * content. Where another name is enough, it is proposed.
 */
export type FileRefusal =
  | { readonly reason: 'unsupported' }
  | { readonly reason: 'misnamed' | 'name_too_long'; readonly proposed: string }
  | { readonly reason: 'too_large'; readonly format: FileFormat }

/** Why a file is refused for a document of at most `maxBytes` bytes; null when it is accepted. */
export const fileRefusal = (file: ChosenFile, maxBytes: number): FileRefusal | null => {
  const format = formatOfBytes(file.start)
  if (format === null) return { reason: 'unsupported' }
  const proposed = proposedFileName(file.name, format)
  if (formatOfName(file.name) !== format) return { reason: 'misnamed', proposed }
  if (fileNameReason(file.name) === 'name_too_long') return { reason: 'name_too_long', proposed }
  return isWithinSize(file.size, maxBytes) ? null : { reason: 'too_large', format }
}
