import { expect, test } from 'vitest'
import { type ChosenFile, isAcceptedFile } from './acceptedFile.ts'
import { fileRefusal } from './fileRefusal.ts'

const pdf = new TextEncoder().encode('%PDF-1.7')
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const heic = new TextEncoder().encode('\0\0\0\x18ftypheic')
const text = new TextEncoder().encode('Dear Sir')
const longName = 'sale and purchase agreement of the premises 2026'

const file = (name: string, start: Uint8Array, size = 1000): ChosenFile => ({ name, start, size })

test.each([
  ['a file of a known format within its limit', file('deed.pdf', pdf), null],
  ['a file of exactly its limit', file('deed.pdf', pdf, 8_000_000), null],
  ['a name with the extension JPEG', file('IMG 1.JPEG', jpg), null],
  ['an empty file', file('deed.pdf', Uint8Array.of(), 0), { reason: 'empty' }],
  ['a HEIC photo', file('IMG 1.HEIC', heic), { reason: 'heic' }],
  ['a HEIC photo with the extension of a JPEG', file('IMG 1.jpg', heic), { reason: 'heic' }],
  ['content of no known format', file('letter.docx', text), { reason: 'unsupported' }],
  ['content that is not what its extension says', file('letter.pdf', text), { reason: 'mismatched' }],
  [
    'a name with the extension of another format',
    file('scan.pdf', jpg),
    { reason: 'misnamed', proposed: 'scan.jpg' },
  ],
  [
    'a name with an extension that is not accepted',
    file('scan.jpe', jpg),
    { reason: 'wrong_extension', proposed: 'scan.jpg' },
  ],
  ['a name without an extension', file('scan', jpg), { reason: 'wrong_extension', proposed: 'scan.jpg' }],
  [
    'a name above 40 characters',
    file(`${longName}.pdf`, pdf),
    { reason: 'name_too_long', proposed: 'sale and purchase agreement of the premi.pdf' },
  ],
  ['a size above the limit', file('deed.pdf', pdf, 8_000_001), { reason: 'too_large', format: 'pdf' }],
])('the refusal of %s: %#', (_, chosen, refusal) => {
  expect(fileRefusal(chosen, 8_000_000)).toEqual(refusal)
  expect(isAcceptedFile(chosen, 8_000_000)).toBe(refusal === null)
})
