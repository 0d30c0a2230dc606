import { expect, test } from 'vitest'
import {
  fileExtensions,
  formatOfBytes,
  formatOfExtension,
  isHeic,
  mediaTypeOf,
  signatureLength,
} from './formats.ts'

test('the extensions of files are .pdf, .jpg, .jpeg and .png', () => {
  expect(fileExtensions).toEqual(['.pdf', '.jpg', '.jpeg', '.png'])
})

test.each([
  ['PDF', 'pdf', 'application/pdf'],
  ['jpeg', 'jpg', 'image/jpeg'],
  ['jpg', 'jpg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
] as const)('the extension %s is that of the format %s, %s', (extension, format, mediaType) => {
  expect(formatOfExtension(extension)).toBe(format)
  expect(mediaTypeOf(format)).toBe(mediaType)
})

test.each(['docx', 'gif', 'constructor', ''])('the extension %j is that of no format', extension => {
  expect(formatOfExtension(extension)).toBeNull()
})

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpg'],
  ['\xff\xd8\xff\xe1', 'jpg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['\x89PNG', null],
  ['GIF89a', null],
  ['MZ\x90\0', null],
  ['<!doctype html>', null],
  ['', null],
])('a file that begins with %j has the format %s', (start, format) => {
  expect(formatOfBytes(bytes(start))).toBe(format)
})

test.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['\0\0\0\x24ftypmif1\0\0\0\0mif1heic', true],
  ['\0\0\0\x1cftypavif', false],
  ['\0\0\0\x20ftypisom', false],
  ['\xff\xd8\xff\xe0\0\x10JFIF', false],
  ['\0\0\0\x18ftyp', false],
  ['', false],
])('whether a file that begins with %j is a HEIC photo: %s', (start, expected) => {
  expect(isHeic(bytes(start))).toBe(expected)
})

test('twelve bytes are enough to recognise every format', () => {
  expect(signatureLength).toBe(12)
})
