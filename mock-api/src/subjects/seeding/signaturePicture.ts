import { pngColours, toPng } from '../documents/png.ts'

const [width, height] = [60, 24]
const channels = 4

/** The colour and opacity of a pixel of the signature: a dark stroke that grows fainter. */
export const inkAt = (x: number, y: number): readonly [number, number, number, number] =>
  Math.abs(y - 12) < 4 ? [11, 37, 48, 255 - x * 4] : [0, 0, 0, 0]

const lines = Buffer.alloc((width * channels + 1) * height)
for (let y = 0; y < height; y += 1)
  for (let x = 0; x < width; x += 1) lines.set(inkAt(x, y), y * (width * channels + 1) + 1 + x * channels)

/** A signature on a transparent ground, as from a signature pad. */
export const signaturePicture = toPng({ width, height, colour: pngColours.rgba }, lines)
export const signatureSize = { width, height }
