import { fileNameReason, formatOfName } from './fileName.ts'
import { formatOfBytes } from './formats.ts'
import { isWithinSize } from './sizes.ts'

/** The properties of a chosen file that decide whether it is accepted. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Its first bytes, at least `signatureLength` of them where it has as many. */
  readonly start: Uint8Array
}

/** Whether a file is accepted for a document of at most `maxBytes` bytes. Else `fileRefusal` has the reason. */
export const isAcceptedFile = ({ name, size, start }: ChosenFile, maxBytes: number): boolean =>
  formatOfBytes(start) === formatOfName(name) && fileNameReason(name) === null && isWithinSize(size, maxBytes)
