import { expect, test } from 'vitest'
import { troubleOf } from '../src/kit/troubleOf.ts'

const errorWith = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)

test.each<[string, Error]>([
  ['a connection that is refused', errorWith({ code: 'ECONNREFUSED' })],
  [
    'a host of several addresses that all refuse',
    new AggregateError([errorWith({ code: 'ECONNREFUSED' }), errorWith({ code: 'ECONNREFUSED' })]),
  ],
  ['a host whose name is not known', errorWith({ code: 'EAI_AGAIN' })],
  ['a connection that PostgreSQL ends', errorWith({ code: '57P01' })],
  ['a PostgreSQL that starts', errorWith({ code: '57P03' })],
  ['a PostgreSQL without a free connection', errorWith({ code: '53300' })],
  ['a connection that fails', errorWith({ code: '08006' })],
  ['a connection that breaks off', errorWith({}, 'Connection terminated unexpectedly')],
  ['a pool that gives no connection', errorWith({}, 'timeout exceeded when trying to connect')],
  ['a query without an answer', errorWith({}, 'Query read timeout')],
])('%s means that the store is unreachable', (_what, error) => {
  expect(troubleOf(error)).toBe('unavailable')
})

test.each<[string, Error]>([
  ['a full disk below SQLite', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['a full disk below the index of its log', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 4_874 })],
  ['a full disk below PostgreSQL', errorWith({ code: '53100' })],
  ['a full disk below a file', errorWith({ code: 'ENOSPC' })],
  ['a quota', errorWith({ code: 'EDQUOT' })],
])('%s means that the store is full', (_what, error) => {
  expect(troubleOf(error)).toBe('storage_full')
})

test.each<[string, unknown]>([
  ['an id that is taken in PostgreSQL', errorWith({ code: '23505' })],
  ['an id that is taken in SQLite', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 1_555 })],
  ['a query that PostgreSQL does not understand', errorWith({ code: '42601' })],
  ['a file that is missing', errorWith({ code: 'ENOENT' })],
  ['a mistake of ours', new TypeError('undefined is no function')],
  ['no error', 'failed'],
])('%s means neither', (_what, error) => {
  expect(troubleOf(error)).toBeNull()
})
