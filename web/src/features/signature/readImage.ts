import { fileTooLarge, fileUnreadable } from '@open-account/contracts/fields/uploads'
import { formatOfBytes, signatureLength } from '@open-account/domain/upload/formats'
import { defaultMaxBytes, isWithinSize } from '@open-account/domain/upload/sizes'

/** A chosen picture of a signature, or the message why it is refused. */
export type ReadImage =
  | { readonly kind: 'read'; readonly image: ImageBitmap }
  | { readonly kind: 'refused'; readonly message: string }

const refused = (message: string): ReadImage => ({ kind: 'refused', message })

/** Reads a chosen picture, .jpg or .png by its bytes. */
export const readImage = async (file: File): Promise<ReadImage> => {
  if (!isWithinSize(file.size, defaultMaxBytes)) return refused(fileTooLarge(defaultMaxBytes))
  try {
    const format = formatOfBytes(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
    if (format !== 'jpg' && format !== 'png') return refused('Please choose a .jpg, .jpeg or .png picture')
    return { kind: 'read', image: await createImageBitmap(file) }
  } catch {
    return refused(fileUnreadable)
  }
}
