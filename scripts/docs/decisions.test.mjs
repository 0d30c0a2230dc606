import { expect, test } from 'vitest'
import { decisionsIn, missingPartsOf } from './decisions.mjs'
import { readTree } from './tree.mjs'

const decisions = decisionsIn(readTree())

test.each(decisions)('Decision $file has its number, title, date, status and four headings', decision => {
  expect(missingPartsOf(decision), `docs/decisions/README.md shows what a decision contains`).toEqual([])
})

test('No two decisions have the same number', () => {
  const numbers = decisions.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('A decision that supersedes another one names it', () => {
  const unnamed = decisions.flatMap(({ number, status }) =>
    [...status.matchAll(/\[(\d{4})\]/g)]
      .map(([, later]) => decisions.find(decision => decision.number === later))
      .filter(later => !later?.text.includes(number))
      .map(later => `${later?.file ?? 'a missing decision'} does not name ${number}`),
  )
  expect(unnamed).toEqual([])
})

test('A file without a decision has no title, date, status and headings', () => {
  const empty = decisionsIn([{ path: 'docs/decisions/0099-empty.md', text: 'Words.' }])
  expect(empty.map(missingPartsOf)).toEqual([Array.from({ length: 4 }, () => expect.any(String))])
})
