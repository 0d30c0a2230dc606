import { type FileFormat, formatOfExtension } from './formats.ts'

/** Characters of a file name, its extension not counted. */
export const fileNameMaxLength = 40

/** What a repair calls a file whose name has nothing left to keep. */
const fallbackName = 'document'

interface FileName {
  readonly name: string
  /** What follows the last dot; empty when there is no dot. */
  readonly extension: string
}

/** A file name in its two parts, the dot between them belonging to neither. */
export const splitFileName = (fileName: string): FileName => {
  const dot = fileName.lastIndexOf('.')
  return dot < 0
    ? { name: fileName, extension: '' }
    : { name: fileName.slice(0, dot), extension: fileName.slice(dot + 1) }
}

/** The format that a file claims by its name; null when it is none of ours. */
export const formatOfName = (fileName: string): FileFormat | null =>
  formatOfExtension(splitFileName(fileName).extension)

export type FileNameReason = 'format' | 'name_too_long'

/** Why a file is refused for its name alone, or null when it is not. */
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

/** The name a repair proposes for a file of this format: sanitised, short enough, never empty. */
export const proposedFileName = (fileName: string, format: FileFormat): string => {
  const tidy = lettersDigitsSpaces(splitFileName(fileName).name).replaceAll(/ +/g, ' ').trim()
  return `${tidy.slice(0, fileNameMaxLength).trim() || fallbackName}.${format}`
}
