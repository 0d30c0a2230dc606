import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { titleCase } from './titleCase.ts'

test.each([
  ['BLK 145 TOA PAYOH LORONG 2', 'Blk 145 Toa Payoh Lorong 2'],
  ['LORONG 2 TOA PAYOH', 'Lorong 2 Toa Payoh'],
  ['145A', '145A'],
  ['B1-12', 'B1-12'],
  ['#09-128', '#09-128'],
  ['1ST AVENUE', '1st Avenue'],
  ['THE 22ND STREET', 'The 22nd Street'],
  ["ST. GEORGE'S ROAD", "St. George's Road"],
  ["SEAN O'BRIEN", "Sean O'Brien"],
  ["MARIA D'SOUZA", "Maria D'Souza"],
  ['RAJ S/O KUMAR', 'Raj S/O Kumar'],
  ['PRIYA D/O RAVI', 'Priya D/O Ravi'],
  ['SITI BINTE AHMAD @ AMINAH', 'Siti binte Ahmad @ Aminah'],
  ['TAN-LIM MEI LING', 'Tan-Lim Mei Ling'],
  ['S A RAJAN', 'S A Rajan'],
  ['HDB HUB', 'HDB Hub'],
  ['LORONG TRADING PTE LTD', 'Lorong Trading Pte Ltd'],
  ['LORONG TRADING PTE. LTD.', 'Lorong Trading Pte. Ltd.'],
  ['BANK OF THE EAST (S) LLP', 'Bank of the East (S) LLP'],
  ['NG AH KOW', 'Ng Ah Kow'],
  ['JOSÉ RÍOS', 'José Ríos'],
  ['Tan Ah Kow', 'Tan Ah Kow'],
  ['McDonald PTE LTD', 'McDonald PTE LTD'],
  ['陈伟强', '陈伟强'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(titleCase(text)).toBe(shown)
})

describe('only the case of letters changes', () => {
  const withParticles = fc
    .array(fc.constantFrom("O'", 'BRIEN', 'S/O', ' ', '-', '1ST', 'HDB', 'OF', 'É', '陈', '.', 'ß', '(S)'))
    .map(pieces => pieces.join(''))

  test.each([
    ['any text', fc.string({ unit: 'binary' })],
    ['a text in capitals', fc.string().map(text => text.toUpperCase())],
    ['names and addresses', withParticles],
  ])('%s', (_, texts) => {
    fc.assert(
      fc.property(texts, text => {
        expect(titleCase(text).toLowerCase()).toBe(text.toLowerCase())
        expect(titleCase(titleCase(text))).toBe(titleCase(text))
      }),
    )
  })
})
