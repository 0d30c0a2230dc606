import {
  formatOfName,
  proposedFileName,
  sanitiseFileName,
  splitFileName,
} from '@open-account/domain/upload/fileName'
import { isBlank } from '@open-account/domain/text/blank'

/** The name under which a file is sent: sanitised, or a default name when nothing is left of it. */
export const sentName = (fileName: string): string => {
  const sanitised = sanitiseFileName(fileName)
  const format = formatOfName(sanitised)
  return format !== null && isBlank(splitFileName(sanitised).name)
    ? proposedFileName(sanitised, format)
    : sanitised
}
