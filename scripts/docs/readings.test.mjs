import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../npm.mjs'
import { mentionsIn, noReference, readingsFile, readingsIn, rowsOf, withMentions } from './readings.mjs'
import { readTree } from './tree.mjs'

const tree = readTree().filter(({ path }) => !path.startsWith('scripts/docs/'))
const mentions = mentionsIn(tree)
const rows = rowsOf(readFileSync(join(root, readingsFile), 'utf8'))
const numbers = rows.map(({ number }) => number)

test('docs/readings.md has a row for each reading that a file mentions', () => {
  const missing = tree.flatMap(({ path, text }) =>
    readingsIn(text)
      .filter(number => !numbers.includes(number))
      .map(number => `${number}, in ${path}`),
  )
  expect(missing).toEqual([])
})

test('docs/readings.md has each row once, in the order of the numbers', () => {
  expect(numbers).toEqual([...new Set(numbers)].toSorted())
})

test('A reading that no file mentions says why', () => {
  const unexplained = rows.filter(
    ({ number, where }) => !mentions.has(number) && !where.startsWith(noReference),
  )
  expect(
    unexplained.map(
      ({ number }) =>
        `${number}: delete its row, or write '${noReference}' and the reason in its last column`,
    ),
  ).toEqual([])
})

describe('mentions of readings', () => {
  test('a range mentions each number in it', () => {
    expect(readingsIn('decisions C-020 to C-022 and C-064')).toEqual(['C-020', 'C-021', 'C-022', 'C-064'])
  })

  test('a mention in a test counts only when no source has one', () => {
    const tree = [
      { path: 'web/src/a.test.ts', text: 'C-001 C-002' },
      { path: 'web/src/a.ts', text: 'C-001' },
    ]
    expect([...mentionsIn(tree)]).toEqual([
      ['C-001', ['web/src/a.ts']],
      ['C-002', ['web/src/a.test.ts']],
    ])
  })

  test('a mention becomes a link in the last column, and the reason of a row without mentions stays', () => {
    const page = '| C-001 | a | b | old |\n| C-002 | c | d | No reference: it is history. |'
    expect(withMentions(page, new Map([['C-001', ['web/src/a.ts', 'docs/decisions/0004-a.md']]]))).toBe(
      '| C-001 | a | b | [web/src/a.ts](../web/src/a.ts)<br>[decision 0004](decisions/0004-a.md) |\n| C-002 | c | d | No reference: it is history. |',
    )
  })
})
