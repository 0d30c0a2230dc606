import { type FileFormat, formatOfExtension } from './formats.ts'

/** The longest file name, in characters without the extension. */
export const fileNameMaxLength = 40

/** The proposed name for a file whose name has no allowed character. */
const fallbackName = 'document'

interface FileName {
  readonly name: string
  /** The text after the last dot; empty without a dot. */
  readonly extension: string
}

/** Splits a file name at its last dot, which belongs to neither part. */
export const splitFileName = (fileName: string): FileName => {
  const dot = fileName.lastIndexOf('.')
  return dot < 0
    ? { name: fileName, extension: '' }
    : { name: fileName.slice(0, dot), extension: fileName.slice(dot + 1) }
}

/** The format by the extension of a file name; null for any other extension. */
export const formatOfName = (fileName: string): FileFormat | null =>
  formatOfExtension(splitFileName(fileName).extension)

export type FileNameReason = 'format' | 'name_too_long'

/** Why the name of a file is refused, or null when it is allowed. */
export const fileNameReason = (fileName: string): FileNameReason | null => {
  if (formatOfName(fileName) === null) return 'format'
  return splitFileName(fileName).name.length > fileNameMaxLength ? 'name_too_long' : null
}

const lettersDigitsSpaces = (text: string): string => text.replaceAll(/[^A-Za-z0-9 ]/g, '')

/** A file name as it is sent: letters, digits and spaces, then the extension. */
export const sanitiseFileName = (fileName: string): string => {
  const { name, extension } = splitFileName(fileName)
  const end = lettersDigitsSpaces(extension)
  return lettersDigitsSpaces(name) + (end === '' ? '' : `.${end}`)
}

/** The name that the screen proposes for a file of this format: sanitised, short enough, never empty. */
export const proposedFileName = (fileName: string, format: FileFormat): string => {
  const tidy = lettersDigitsSpaces(splitFileName(fileName).name).replaceAll(/ +/g, ' ').trim()
  return `${tidy.slice(0, fileNameMaxLength).trim() || fallbackName}.${format}`
}
