import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly id: string
  readonly dictionary: string
  /** The unpacked stream of the object; empty without one. */
  readonly content: Buffer
}

const objectsIn = (pdf: Buffer): readonly PdfObject[] =>
  [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
    const [dictionary = '', ...stream] = body.split(/\nstream\n|\nendstream/)
    const packed = Buffer.from(stream[0] ?? '', 'latin1')
    return { id, dictionary, content: dictionary.includes('FlateDecode') ? inflateSync(packed) : packed }
  })

const isImage = ({ dictionary }: PdfObject): boolean => dictionary.includes('/Subtype /Image')

type Decode = (bytes: Buffer) => string

/** Decodes the standard fonts of PDF, which use the Windows character set. */
const western: Decode = bytes => new TextDecoder('windows-1252').decode(bytes)

/** Decodes an embedded font by its table, with two bytes for each letter. */
const decodeBy = (table: string): Decode => {
  const letters = [...(/\[([^\]]*)\] *\n?endbfrange/.exec(table)?.[1] ?? '').matchAll(/<([\da-f ]*)>/g)].map(
    ([, hex = '']) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
  return bytes =>
    Array.from({ length: bytes.length / 2 }, (_, at) => letters[bytes.readUInt16BE(at * 2)]).join('')
}

/** The decoder of each font of a PDF, by the font's name. */
const decodersIn = (objects: readonly PdfObject[]): ReadonlyMap<string, Decode> => {
  const byId = new Map(objects.map(object => [object.id, object]))
  const names = objects.flatMap(({ dictionary }) => [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    names.map(([, name = '', id = '']) => {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.dictionary ?? '') ?? []
      return [
        name,
        table === undefined ? western : decodeBy(byId.get(table)?.content.toString('latin1') ?? ''),
      ]
    }),
  )
}

const written = (operation: string, decode: Decode): string =>
  [...operation.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => decode(Buffer.from(hex, 'hex'))).join('')

/** The text on the pages of a PDF by lines; a line with two fonts is in parts. */
export const linesIn = (pdf: Buffer): readonly string[] => {
  const objects = objectsIn(pdf)
  const decoders = decodersIn(objects)
  return objects
    .filter(object => !isImage(object))
    .flatMap(({ content }) => [
      ...content.toString('latin1').matchAll(/\/(F\d+) [\d.]+ Tf[^[]*?\[(.*?)\] TJ/g),
    ])
    .map(([, font = '', operation = '']) => written(operation, decoders.get(font) ?? western))
}

/** The whole text of a PDF, without its line breaks. */
export const textIn = (pdf: Buffer): string => linesIn(pdf).join(' ').replaceAll(/\s+/g, ' ')

const numberIn = (dictionary: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? Number.NaN)

interface Picture {
  readonly width: number
  readonly height: number
  /** The colour values of each pixel, 0 to 255. */
  readonly at: (x: number, y: number) => readonly number[]
}

/** The pictures in a PDF that are stored line by line without filters. */
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
