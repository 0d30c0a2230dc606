import { recommendedMaxBytes } from '@open-account/domain/upload/sizes'

/** Pixels of the longest side after shrinking: enough to read a document. */
const longestSide = 2000
/** JPEG qualities, tried in turn until the photo is as small as recommended. */
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4]

const drawPhoto = async (photo: Blob): Promise<OffscreenCanvas> => {
  const image = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures in a worker')
  // JPEG has no transparency: transparent pixels become white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas
}

const shrinkPhoto = async (photo: Blob): Promise<Blob> => {
  const canvas = await drawPhoto(photo)
  let smaller = photo
  for (const quality of qualities) {
    smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (smaller.size <= recommendedMaxBytes) break
  }
  return smaller
}

/** Replies to a photo with a smaller one, or with null when it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPhoto(data).then(
    smaller => postMessage(smaller),
    () => postMessage(null),
  )
})
