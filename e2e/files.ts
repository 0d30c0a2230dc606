import type { Page } from '@playwright/test'

/** A file as a person picks it. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A picture of one white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

export const picture = (name: string): PickedFile => ({ name, mimeType: 'image/png', buffer: pixel })

/** The shortest document that calls itself a PDF. */
export const pdf = (name: string): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
})

/** A photo as a phone takes it, drawn by the browser: the smaller its grains, in pixels, the larger the file. */
export const photo = async (name: string, grain: number, page: Page): Promise<PickedFile> => {
  const base64 = await page.evaluate(async size => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser does not draw')
    for (let y = 0; y < canvas.height; y += size)
      for (let x = 0; x < canvas.width; x += size) {
        context.fillStyle = `hsl(${(x * y) % 360} 80% ${20 + ((x * 7 + y * 13) % 60)}%)`
        context.fillRect(x, y, size, size)
      }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
    return new Uint8Array(await blob.arrayBuffer()).toBase64()
  }, grain)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
