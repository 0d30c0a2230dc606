import { proposedFileName } from '@open-account/domain/upload/fileName'

/** Pixels of the longest side, and the JPEG quality, of a converted photo: enough to read a document. */
const longestSide = 2000
const quality = 0.8

/** An image from a file; rejects when this browser cannot decode it. */
const decode = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

const drawPhoto = (image: HTMLImageElement): HTMLCanvasElement => {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * A HEIC photo as a JPEG, where the browser can decode it, as Safari does; else null. Loaded when such a photo is chosen.
 */
export const convertPhoto = async (photo: File): Promise<File | null> => {
  const url = URL.createObjectURL(photo)
  try {
    const canvas = drawPhoto(await decode(url))
    const jpeg = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    return jpeg && new File([jpeg], proposedFileName(photo.name, 'jpg'), { type: jpeg.type })
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
