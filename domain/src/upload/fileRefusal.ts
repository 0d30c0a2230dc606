import type { ChosenFile } from './acceptedFile.ts'
import { fileNameReason, formatOfName, proposedFileName } from './fileName.ts'
import { type FileFormat, formatOfBytes, isHeic } from './formats.ts'
import { isWithinSize } from './sizes.ts'

/**
 * Why a file is refused for its content. `unsupported`: neither content nor extension have one of the formats.
 * `mismatched`: the extension has one of the formats, the content has none. `misnamed`: the content has another format
 * than the extension. `wrong_extension`: the content has one of the formats, the extension has none.
 */
export type ContentReason = 'empty' | 'heic' | 'unsupported' | 'mismatched' | 'misnamed' | 'wrong_extension'

/** Why the content of a file is refused, by its name and its first bytes; null when it is accepted. */
export const contentReason = ({ name, start }: Pick<ChosenFile, 'name' | 'start'>): ContentReason | null => {
  if (start.length === 0) return 'empty'
  if (isHeic(start)) return 'heic'
  const format = formatOfBytes(start)
  const named = formatOfName(name)
  if (format === named) return format === null ? 'unsupported' : null
  if (format === null) return 'mismatched'
  return named === null ? 'wrong_extension' : 'misnamed'
}

/** Why a file is refused. Where another name is enough, it is proposed. */
export type FileRefusal =
  | { readonly reason: Exclude<ContentReason, 'misnamed' | 'wrong_extension'> }
  | { readonly reason: 'misnamed' | 'wrong_extension' | 'name_too_long'; readonly proposed: string }
  | { readonly reason: 'too_large'; readonly format: FileFormat }

/** Why a file is refused for a document of at most `maxBytes` bytes; null when it is accepted. */
export const fileRefusal = (file: ChosenFile, maxBytes: number): FileRefusal | null => {
  const reason = contentReason(file)
  const format = formatOfBytes(file.start)
  if (reason !== null && reason !== 'misnamed' && reason !== 'wrong_extension') return { reason }
  if (format === null) return { reason: 'unsupported' }
  const proposed = proposedFileName(file.name, format)
  if (reason !== null) return { reason, proposed }
  if (fileNameReason(file.name) === 'name_too_long') return { reason: 'name_too_long', proposed }
  return isWithinSize(file.size, maxBytes) ? null : { reason: 'too_large', format }
}
