import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly dictionary: string
  /** What the object carries, unpacked; empty where it carries nothing. */
  readonly content: Buffer
}

const objectsIn = (pdf: Buffer): readonly PdfObject[] =>
  [...pdf.toString('latin1').matchAll(/\d+ 0 obj\n([\s\S]*?)\nendobj/g)].map(([, body = '']) => {
    const [dictionary = '', ...stream] = body.split(/\nstream\n|\nendstream/)
    const packed = Buffer.from(stream[0] ?? '', 'latin1')
    return { dictionary, content: dictionary.includes('FlateDecode') ? inflateSync(packed) : packed }
  })

const isImage = ({ dictionary }: PdfObject): boolean => dictionary.includes('/Subtype /Image')

const written = (operation: string): string =>
  [...operation.matchAll(/<([\da-f]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('')

/** The text on the pages of a PDF, line by line as it was written. */
export const linesIn = (pdf: Buffer): readonly string[] =>
  objectsIn(pdf)
    .filter(object => !isImage(object))
    .flatMap(({ content }) => [...content.toString('latin1').matchAll(/\[(.*?)\] TJ/g)])
    .map(([, operation = '']) => written(operation))

/** All of it in one, whichever way it was broken into lines. */
export const textIn = (pdf: Buffer): string => linesIn(pdf).join(' ').replaceAll(/\s+/g, ' ')

const numberIn = (dictionary: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? Number.NaN)

interface Picture {
  readonly width: number
  readonly height: number
  /** The values of a pixel's colours, 0 to 255. */
  readonly at: (x: number, y: number) => readonly number[]
}

/** The pictures in a PDF, as long as they were put into it line by line without filters. */
export const picturesIn = (pdf: Buffer): readonly Picture[] =>
  objectsIn(pdf)
    .filter(isImage)
    .map(({ dictionary, content }) => {
      const [width, height] = [numberIn(dictionary, 'Width'), numberIn(dictionary, 'Height')]
      const channels = dictionary.includes('DeviceRGB') ? 3 : 1
      return {
        width,
        height,
        at: (x, y) => {
          const start = y * (width * channels + 1) + 1 + x * channels
          return [...content.subarray(start, start + channels)]
        },
      }
    })
