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
  ['a postal code and a block are given', {}, true],
  ['floor and unit are given too', { floor: '12', unit: '34' }, true],
  ['the postal code has five digits', { postalCode: '56012' }, false],
  ['there is no block', { block: '' }, false],
  ['the floor has no unit', { floor: '12' }, false],
  ['the unit has no floor', { unit: '34' }, false],
  ['the unit cannot be one', { floor: '12', unit: '#34' }, false],
])('whether an address is looked up when %s', (_, change, expected) => {
  expect(canLookUp({ ...address, ...change })).toBe(expected)
})

const after = (events: readonly LookupEvent[], whose: LookedUpAddress = 'premises') =>
  events.reduce((lookup, event) => nextLookup(lookup, event, whose), noLookup)

const failure = ['edited', 'started', 'failed'] as const
const threeFailures = [...failure, ...failure, ...failure]

describe('failed look-ups', () => {
  test('the second failure of the premises address is an error', () => {
    expect(after([...failure, ...failure])).toEqual({ status: 'error', failures: 2 })
  })

  test('the third failure of the premises address prompts', () => {
    expect(after(threeFailures)).toEqual({ status: 'prompt', failures: 3 })
  })

  test('the mailing address never prompts', () => {
    expect(after([...threeFailures, ...threeFailures], 'mailing')).toEqual({ status: 'error', failures: 6 })
  })

  test.each(['found', 'continued', 'closed'] as const)('the count starts anew when %s', event => {
    expect(after([...failure, ...failure, 'started', event]).failures).toBe(0)
    expect(after([...failure, ...failure, 'started', event, ...failure]).status).toBe('error')
  })

  test('a change of the address keeps the count', () => {
    expect(after([...failure, 'edited'])).toEqual({ status: 'idle', failures: 1 })
  })
})

test.each([
  ['nothing was looked up yet', [], false],
  ['the look-up runs', ['started'], false],
  ['the look-up found it', ['started', 'found'], false],
  ['the look-up failed', ['started', 'failed'], true],
  ['the third look-up failed', threeFailures, true],
  ['the address changed after a failure', [...failure, 'edited'], false],
] as const)('whether the street name can be typed when %s', (_, events, expected) => {
  expect(isStreetNameEditable(after(events))).toBe(expected)
})
