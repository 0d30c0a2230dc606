import { describe, expect, test } from 'vitest'
import { differingLeaves, pathTo } from './leaves.ts'

const values = {
  premises: { use: 'HDB_3_5', address: { block: '145', floor: '' } },
  documents: ['a', 'b'],
}

describe('the fields in which two values differ', () => {
  test('are named by their paths, with their second values', () => {
    const other = { ...values, premises: { use: 'HDB_3_5', address: { block: '146', floor: '09' } } }
    expect(differingLeaves(values, other)).toEqual([
      ['premises.address.block', '146'],
      ['premises.address.floor', '09'],
    ])
  })

  test('are none between equal values', () => {
    expect(differingLeaves(values, structuredClone(values))).toEqual([])
  })

  test('include a list as a whole', () => {
    expect(differingLeaves(values, { ...values, documents: ['a'] })).toEqual([['documents', ['a']]])
  })

  test('include a field with an object in place of a text as a whole', () => {
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
