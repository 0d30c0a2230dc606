import { documentMaxBytes } from '@open-account/domain/upload/sizes'
import type { FileKind } from './scenario.ts'

const text = new TextEncoder()

/** A picture of one transparent pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const pdf = (): Uint8Array<ArrayBuffer> => text.encode('%PDF-1.7 one page')

/** The bytes of each kind of file. */
export const files: Readonly<Record<FileKind, () => Uint8Array<ArrayBuffer>>> = {
  pdf,
  png: () => new Uint8Array(Buffer.from(png, 'base64')),
  text: () => text.encode('A text document.'),
  empty: () => new Uint8Array(0),
  tooLarge: () => {
    const bytes = new Uint8Array(documentMaxBytes + 1)
    bytes.set(pdf())
    return bytes
  },
}
