export const fileFormats = ['pdf', 'jpg', 'png'] as const
export type FileFormat = (typeof fileFormats)[number]

interface Format {
  /** In lower case without the dot. */
  readonly extensions: readonly string[]
  readonly mediaType: string
  /** The first bytes of every such file. */
  readonly signature: readonly number[]
}

const formats: Readonly<Record<FileFormat, Format>> = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  png: {
    extensions: ['png'],
    mediaType: 'image/png',
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
}

/** The extensions of uploads with their dots, for a file picker. */
export const fileExtensions: readonly string[] = fileFormats.flatMap(format =>
  formats[format].extensions.map(extension => `.${extension}`),
)

/** The brands of HEIC, the usual format of photos on iPhones; they follow the size of the first box and `ftyp`. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const heicMark = { from: 4, to: 8, text: 'ftyp' } as const
const heicBrand = { from: 8, to: 12 }

/** How many bytes of a file are needed to recognise its format. */
export const signatureLength = heicBrand.to

export const mediaTypeOf = (format: FileFormat): string => formats[format].mediaType

/** The format of an extension, ignoring case; null for any other extension. */
export const formatOfExtension = (extension: string): FileFormat | null =>
  fileFormats.find(format => formats[format].extensions.includes(extension.toLowerCase())) ?? null

/** The format of a file by its first bytes; null for any other content. */
export const formatOfBytes = (start: Uint8Array): FileFormat | null =>
  fileFormats.find(format => formats[format].signature.every((byte, index) => start[index] === byte)) ?? null

const textIn = (start: Uint8Array, { from, to }: { readonly from: number; readonly to: number }): string =>
  String.fromCharCode(...start.subarray(from, to))

/** Whether a file is a HEIC photo by its first bytes. It is no accepted format; some browsers can convert it. */
export const isHeic = (start: Uint8Array): boolean =>
  textIn(start, heicMark) === heicMark.text && heicBrands.includes(textIn(start, heicBrand))
