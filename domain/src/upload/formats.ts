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

/** How many bytes of a file are needed to recognise its format. */
export const signatureLength = Math.max(...fileFormats.map(format => formats[format].signature.length))

export const mediaTypeOf = (format: FileFormat): string => formats[format].mediaType

/** The format of an extension, ignoring case; null for any other extension. */
export const formatOfExtension = (extension: string): FileFormat | null =>
  fileFormats.find(format => formats[format].extensions.includes(extension.toLowerCase())) ?? null

/** The format of a file by its first bytes; null for any other content. */
export const formatOfBytes = (start: Uint8Array): FileFormat | null =>
  fileFormats.find(format => formats[format].signature.every((byte, index) => start[index] === byte)) ?? null
