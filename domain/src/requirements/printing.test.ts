import { expect, test } from 'vitest'
import { factsWith } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { printBlockedBy, type PrintState } from './printing.ts'

const filled: PrintState = { answers: { turn_on_date: '20261201' }, deposit: 135_000 }
const commercial = { domain: 'commercial' } as const

test.each<[string, Partial<ApplicationFacts>, Partial<PrintState>, string | null]>([
  ['nothing is missing', commercial, {}, null],
  ['no date is chosen', {}, { answers: {} }, 'turn_on_date'],
  ['a required timeslot is not chosen', { timeslotRequired: true }, {}, 'timeslot'],
  ['the commercial deposit is 0', commercial, { deposit: 0 }, 'deposit'],
  ['the commercial deposit is not calculated', commercial, { deposit: null }, 'deposit'],
  ['the residential deposit is billed later', {}, { deposit: null }, null],
  ['a generator is declared without GST', { generatorDeclared: true }, {}, 'gst'],
  [
    'several conditions hold, of which the first counts',
    { ...commercial, generatorDeclared: true },
    { answers: {}, deposit: 0 },
    'turn_on_date',
  ],
])('what blocks printing when %s: %#', (_when, facts, state, by) => {
  expect(printBlockedBy(factsWith(facts), { ...filled, ...state })).toBe(by)
})
