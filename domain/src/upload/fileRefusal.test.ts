import { expect, test } from 'vitest'
import { type ChosenFile, fileRefusal } from './fileRefusal.ts'

const pdf = new TextEncoder().encode('%PDF-1.7')
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const text = new TextEncoder().encode('Dear Sir')
const longName = 'sale and purchase agreement of the premises 2026'

const file = (name: string, start: Uint8Array, size = 1000): ChosenFile => ({ name, start, size })

test.each([
  ['a file of a known format within its limit', file('deed.pdf', pdf), null],
  ['a file of exactly its limit', file('deed.pdf', pdf, 8_000_000), null],
  ['a name with the extension JPEG', file('IMG 1.JPEG', jpg), null],
  ['content of no known format', file('letter.pdf', text), { reason: 'unsupported' }],
  [
    'a name with the extension of another format',
    file('scan.pdf', jpg),
    { reason: 'misnamed', proposed: 'scan.jpg' },
  ],
  ['a name without an extension', file('scan', jpg), { reason: 'misnamed', proposed: 'scan.jpg' }],
  [
    'a name above 40 characters',
    file(`${longName}.pdf`, pdf),
    { reason: 'name_too_long', proposed: 'sale and purchase agreement of the premi.pdf' },
  ],
  ['a size above the limit', file('deed.pdf', pdf, 8_000_001), { reason: 'too_large', format: 'pdf' }],
])('the refusal of %s: %#', (_, chosen, refusal) => {
  expect(fileRefusal(chosen, 8_000_000)).toEqual(refusal)
})
