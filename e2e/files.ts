import type { Page } from '@playwright/test'

/** A file for a file input. */
export interface InputFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A PNG of one white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

export const picture = (name: string): InputFile => ({ name, mimeType: 'image/png', buffer: pixel })

/** The shortest file with the header of a PDF. */
export const pdf = (name: string): InputFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
})

interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** A photo that the browser draws. A smaller grain, in pixels, makes a larger file. */
export const photo = async (
  name: string,
  grain: number,
  page: Page,
  pixels: PhotoSize = { width: 2400, height: 1800 },
): Promise<InputFile> => {
  const base64 = await page.evaluate(
    async ({ size, width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('The browser has no 2D context for OffscreenCanvas')
      for (let y = 0; y < canvas.height; y += size)
        for (let x = 0; x < canvas.width; x += size) {
          context.fillStyle = `hsl(${(x * y) % 360} 80% ${20 + ((x * 7 + y * 13) % 60)}%)`
          context.fillRect(x, y, size, size)
        }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
      return new Uint8Array(await blob.arrayBuffer()).toBase64()
    },
    { size: grain, ...pixels },
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** A photo of 12 megapixels, which is what a phone takes. */
export const largePhoto = (name: string, page: Page): Promise<InputFile> =>
  photo(name, 30, page, { width: 4000, height: 3000 })
