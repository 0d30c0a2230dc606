import { describe, expect, test } from 'vitest'
import {
  canLookUp,
  isStreetNameEditable,
  type LookedUpAddress,
  type LookupEvent,
  nextLookup,
  noLookup,
} from './lookup.ts'

const address = { postalCode: '560123', block: '123A', floor: '', unit: '' }

test.each([
  ['it has a postal code and a block', {}, true],
  ['it has floor and unit too', { floor: '12', unit: '34' }, true],
  ['the postal code has five digits', { postalCode: '56012' }, false],
  ['there is no block', { block: '' }, false],
  ['the floor has no unit', { floor: '12' }, false],
  ['the unit has no floor', { unit: '34' }, false],
  ['the unit has a wrong character', { floor: '12', unit: '#34' }, false],
])('whether an address can be looked up when %s', (_, change, expected) => {
  expect(canLookUp({ ...address, ...change })).toBe(expected)
})

const after = (events: readonly LookupEvent[], whichAddress: LookedUpAddress = 'premises') =>
  events.reduce((lookup, event) => nextLookup(lookup, event, whichAddress), noLookup)

/** An address that is not found while it is typed. */
const miss = ['edited', 'started', 'failed'] as const
/** An address that is not found, after which the applicant leaves the fields. */
const failure = (address: string): readonly LookupEvent[] => [...miss, { finished: address }]
const twoFailures = [...failure('1'), ...failure('2')]
const threeFailures = [...twoFailures, ...failure('3')]

describe('failed look-ups', () => {
  test('the second failure of the premises address is an error', () => {
    expect(after(twoFailures)).toEqual({ status: 'error', missed: ['1', '2'] })
  })

  test('the third failure of the premises address opens the prompt', () => {
    expect(after(threeFailures)).toEqual({ status: 'prompt', missed: ['1', '2', '3'] })
  })

  test('a failure does not count before the applicant leaves the fields', () => {
    expect(after([...miss, ...miss, ...miss])).toEqual({ status: 'error', missed: [] })
  })

  test('the same address counts once, also when the applicant leaves it several times', () => {
    expect(after([...twoFailures, { finished: '2' }, ...failure('1')])).toEqual({
      status: 'error',
      missed: ['1', '2'],
    })
  })

  test('leaving the fields before the answer does not count as a failure', () => {
    expect(after(['edited', 'started', { finished: '1' }])).toEqual({ status: 'loading', missed: [] })
  })

  test('the mailing address never opens the prompt', () => {
    expect(after([...threeFailures, ...failure('4')], 'mailing').status).toBe('error')
  })

  test.each(['found', 'continued', 'closed'] as const)('the event %s resets the count of failures', event => {
    expect(after([...twoFailures, 'started', event]).missed).toEqual([])
    expect(after([...twoFailures, 'started', event, ...failure('3')]).status).toBe('error')
  })

  test('a change of the address keeps the count', () => {
    expect(after([...failure('1'), 'edited'])).toEqual({ status: 'idle', missed: ['1'] })
  })
})

test.each<[string, readonly LookupEvent[], boolean]>([
  ['nothing was looked up yet', [], false],
  ['the look-up runs', ['started'], false],
  ['the look-up found it', ['started', 'found'], false],
  ['the look-up failed', ['started', 'failed'], true],
  ['the third look-up failed', threeFailures, true],
  ['the address changed after a failure', [...failure('1'), 'edited'], false],
])('whether the street name can be typed when %s', (_, events, expected) => {
  expect(isStreetNameEditable(after(events))).toBe(expected)
})
