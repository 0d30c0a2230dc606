import { drawStrokes } from './pad.ts'
import { pictureColours, pictureMargin, pictureSize } from './picture.ts'
import type { Signing, SigningWay } from './signing.ts'

/** A handwriting font, if the device has one. */
const hand = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Apple Chancery", cursive'
const maxFontSize = 150

const room = {
  width: pictureSize.width - 2 * pictureMargin,
  height: pictureSize.height - 2 * pictureMargin,
} as const

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('The browser has no 2D canvas context')
  return context
}

const drawName = (canvas: HTMLCanvasElement, name: string): void => {
  const context = contextOf(canvas)
  context.font = `italic ${maxFontSize}px ${hand}`
  const { width } = context.measureText(name)
  context.font = `italic ${Math.min(maxFontSize, (maxFontSize * room.width) / width)}px ${hand}`
  context.fillStyle = pictureColours.ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, pictureSize.width / 2, pictureSize.height / 2)
}

const drawImage = (canvas: HTMLCanvasElement, image: ImageBitmap): void => {
  const scale = Math.min(room.width / image.width, room.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const [x, y] = [(pictureSize.width - width) / 2, (pictureSize.height - height) / 2]
  contextOf(canvas).drawImage(image, x, y, width, height)
}

const draw: Readonly<Record<SigningWay, (canvas: HTMLCanvasElement, signing: Signing) => void>> = {
  draw: (canvas, { strokes }) => drawStrokes(canvas, strokes),
  type: (canvas, { name }) => drawName(canvas, name.trim()),
  upload: (canvas, { image }) => {
    if (image !== null) drawImage(canvas, image)
  },
}

/** Draws a signature as its picture, on an opaque ground and always in the same size. */
export const drawPicture = (canvas: HTMLCanvasElement, signing: Signing): void => {
  canvas.width = pictureSize.width
  canvas.height = pictureSize.height
  const context = contextOf(canvas)
  context.fillStyle = pictureColours.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  draw[signing.way](canvas, signing)
}

/** The picture of a signature on a new canvas. */
export const pictureOf = (signing: Signing): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  drawPicture(canvas, signing)
  return canvas
}

/** A picture as PNG, the stored format. */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob === null ? reject(new Error('The canvas could not be encoded as PNG')) : resolve(blob)),
      'image/png',
    )
  })
