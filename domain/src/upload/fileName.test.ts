import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fileNameMaxLength,
  fileNameReason,
  proposedFileName,
  sanitiseFileName,
  splitFileName,
} from './fileName.ts'

describe('a file name', () => {
  test.each([
    [`${'a'.repeat(40)}.pdf`, null],
    [`${'a'.repeat(41)}.pdf`, 'name_too_long'],
    ['x.JPG', null],
    ['x.jpeg', null],
    ['x.png', null],
    ['x.docx', 'format'],
    ['x', 'format'],
    ['pdf', 'format'],
    ['x.pdf.exe', 'format'],
    ['', 'format'],
  ])('%j is refused for %j', (fileName, reason) => {
    expect(fileNameReason(fileName)).toBe(reason)
  })

  test.each([
    ['a_b-c.png', 'abc.png'],
    ['résumé.pdf', 'rsum.pdf'],
    ['x.y.pdf', 'xy.pdf'],
    ['My lease (2).PDF', 'My lease 2.PDF'],
    ['../lease.pdf', 'lease.pdf'],
    ['no extension', 'no extension'],
  ])('%j is sent as %j', (fileName, sent) => {
    expect(sanitiseFileName(fileName)).toBe(sent)
  })

  test('does not change when it is sanitised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fileName => {
        const once = sanitiseFileName(fileName)
        expect(sanitiseFileName(once)).toBe(once)
      }),
    )
  })
})

describe('the proposed name', () => {
  test.each([
    ['Tenancy_agreement  (final)   v2.docx.pdf', 'pdf', 'Tenancyagreement final v2docx.pdf'],
    ['___.jpeg', 'jpg', 'document.jpg'],
    [`${'a'.repeat(39)} b.png`, 'png', `${'a'.repeat(39)}.png`],
  ] as const)('for %j as a %s is %j', (fileName, format, proposal) => {
    expect(proposedFileName(fileName, format)).toBe(proposal)
  })

  test('is never refused, and sanitising does not change it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fileName => {
        const proposal = proposedFileName(fileName, 'pdf')
        expect(fileNameReason(proposal)).toBeNull()
        expect(sanitiseFileName(proposal)).toBe(proposal)
        expect(splitFileName(proposal).name.length).toBeLessThanOrEqual(fileNameMaxLength)
      }),
    )
  })
})
