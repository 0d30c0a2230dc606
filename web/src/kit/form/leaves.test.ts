import { describe, expect, test } from 'vitest'
import { differingLeaves, pathTo } from './leaves.ts'

const values = {
  premises: { use: 'HDB_3_5', address: { block: '145', floor: '' } },
  documents: ['a', 'b'],
}

describe('differing fields', () => {
  test('differing fields have their paths and their second values', () => {
    const other = { ...values, premises: { use: 'HDB_3_5', address: { block: '146', floor: '09' } } }
    expect(differingLeaves(values, other)).toEqual([
      ['premises.address.block', '146'],
      ['premises.address.floor', '09'],
    ])
  })

  test('equal values have no differing fields', () => {
    expect(differingLeaves(values, structuredClone(values))).toEqual([])
  })

  test('a changed list is one differing field', () => {
    expect(differingLeaves(values, { ...values, documents: ['a'] })).toEqual([['documents', ['a']]])
  })

  test('an object in place of a text is one differing field', () => {
    expect(differingLeaves({ slot: '20261123' }, { slot: { start: '9' } })).toEqual([
      ['slot', { start: '9' }],
    ])
  })
})

describe('a field', () => {
  test.each([
    ['use', ['premises', 'use']],
    ['block', ['premises', 'address', 'block']],
    ['street', null],
  ])('%s is found by its name', (name, path) => {
    expect(pathTo(values, name)).toEqual(path)
  })
})
