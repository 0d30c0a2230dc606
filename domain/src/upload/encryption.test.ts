import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encryptionEntryLength, isEncryptedPdf } from './encryption.ts'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

test.each([
  ['a trailer with a reference', 'trailer\n<< /Size 9 /Encrypt 8 0 R /Root 1 0 R >>'],
  ['a reference on the next line', '<< /Root 1 0 R/Encrypt\r\n12 0 R>>'],
  ['a dictionary in place of a reference', '<< /Encrypt << /Filter /Standard /V 5 >> >>'],
  ['a cross-reference stream', '9 0 obj<</Type/XRef/Encrypt 123456 0 R/W[1 2 1]>>stream'],
])('a PDF is encrypted by %s', (_, content) => {
  expect(isEncryptedPdf(bytes(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n${content}`))).toBe(true)
})

test.each([
  ['its trailer names no encryption', 'trailer\n<< /Size 9 /Root 1 0 R >>'],
  ['its text mentions the entry', '(The entry /Encrypt is explained on page 3.) Tj'],
  ['an entry has a longer name', '<< /EncryptMetadata false >>'],
  ['it is empty', ''],
])('a PDF is not encrypted when %s', (_, content) => {
  expect(isEncryptedPdf(bytes(content))).toBe(false)
})

test('an entry is found in one of two pieces, wherever they are cut, when their overlap is searched too', () => {
  const whole = bytes(`%PDF-1.7 ${'x'.repeat(100)} /Encrypt 123456 00000 R ${'x'.repeat(100)}`)
  fc.assert(
    fc.property(fc.nat(whole.length), cut => {
      const second = whole.subarray(Math.max(0, cut - encryptionEntryLength))
      expect(isEncryptedPdf(whole.subarray(0, cut)) || isEncryptedPdf(second)).toBe(true)
    }),
  )
})
