import { documents } from '@open-account/domain/requirements/documents'
import fc from 'fast-check'
import { boundary, orderly, type Shape, shapes } from './multipartShapes.ts'

type UploadType = (typeof documents)[number]['uploadType']

export interface HostileFile {
  readonly type: UploadType
  /** The upload type in the address. */
  readonly name: string
  readonly content: Buffer
  readonly shape: Shape
}

const text = (bytes: string) => Buffer.from(bytes, 'latin1')
const starts = {
  pdf: text('%PDF-1.7\n'),
  jpg: text('\xff\xd8\xff\xe0\x00\x10JFIF'),
  png: text('\x89PNG\r\n\x1a\n'),
} as const

/** Beginnings of other files, and of files that are two kinds at once. */
const otherStarts: readonly Buffer[] = [
  text('MZ\x90\x00'),
  text('PK\x03\x04'),
  text('GIF89a'),
  text('<!doctype html><script>alert(1)</script>%PDF-1.7'),
  text('<svg onload="alert(1)">'),
  text('#!/bin/sh\n'),
  text('\xef\xbb\xbf%PDF-1.7'),
  text(' %PDF-1.7'),
  text('%pdf-1.7'),
  text('%PDF'),
  text('\xff\xd8'),
  text('\x89PNG\r\n'),
  text('GIF89a/*%PDF-1.7*/'),
  Buffer.alloc(0),
]
const afterStarts: readonly Buffer[] = [
  text('<script>alert(1)</script>'),
  text('PK\x03\x04'),
  text(`\r\n--${boundary.slice(0, -1)}`),
  text('\r\n--\r\n\r\n'),
  Buffer.alloc(0),
]

/** A part of file names that may not occur on the disk: the service chooses its own names. */
export const canary = 'h0stile'

const stems = [
  canary,
  `../../../../tmp/${canary}`,
  `..\\..\\${canary}`,
  `/tmp/${canary}`,
  `%2e%2e%2f${canary}`,
  `${canary}\u0000`,
  `${canary}\u202Efdp`,
  `${canary}.pdf.exe`,
  `con ${canary}`,
  `${canary}\r\nX-Injected: 1`,
  `${canary} 野家`,
  `$(touch ${canary})`,
  '',
  '.',
  canary.repeat(20),
  'a'.repeat(40),
  'a'.repeat(41),
]
const extensions = [
  '.pdf',
  '.PDF',
  '.jpg',
  '.jpeg',
  '.png',
  '.exe',
  '.html',
  '.svg',
  '',
  '.pdf.',
  '.pdf ',
  '.p\u0000df',
]

const limits = new Map(documents.map(({ uploadType, maxBytes }) => [uploadType, maxBytes]))
export const limitOf = (type: UploadType): number => limits.get(type) ?? 0

const filled = (start: Buffer, size: number, filler: number): Buffer =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), filler)]).subarray(0, size)

const anyType = fc.constantFrom(...limits.keys())
const anyStart = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.values(starts)), fc.constantFrom(...afterStarts))
      .map(parts => Buffer.concat(parts)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...otherStarts) },
)
const sizeFor = (type: UploadType) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 40 }) },
    { weight: 3, arbitrary: fc.integer({ min: 65_530, max: 65_542 }) },
    { weight: 2, arbitrary: fc.integer({ min: 999_990, max: 1_000_010 }) },
    { weight: 1, arbitrary: fc.integer({ min: limitOf(type) - 2, max: limitOf(type) + 2 }) },
  )
const anyName = fc
  .tuple(fc.constantFrom(...stems), fc.constantFrom(...extensions))
  .map(([stem, extension]) => stem + extension)
const anyShape = fc.oneof(
  { weight: 1, arbitrary: fc.constant(orderly) },
  { weight: 2, arbitrary: fc.constantFrom(...shapes) },
)

/** Hostile files, with some honest ones among them. */
export const hostileFiles: fc.Arbitrary<HostileFile> = anyType.chain(type =>
  fc
    .record({ name: anyName, start: anyStart, size: sizeFor(type), filler: fc.nat(255), shape: anyShape })
    .map(({ name, start, size, filler, shape: around }) => ({
      type,
      name,
      content: filled(start, size, filler),
      shape: around,
    })),
)

/** Good files with the maximum size of their document, one byte less, and one byte more. */
export const filesAtLimits: readonly HostileFile[] = [
  ...new Map(documents.map(document => [document.maxBytes, document])).values(),
].flatMap(({ uploadType, maxBytes }) =>
  [-1, 0, 1].map(difference => ({
    type: uploadType,
    name: `${canary}.pdf`,
    content: filled(starts.pdf, maxBytes + difference, 0x20),
    shape: orderly,
  })),
)
