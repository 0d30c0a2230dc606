import { expect, test } from 'vitest'
import { factsWith, onlyServices } from '../../test/facts.ts'
import {
  isContestableNoticed,
  isTensionRequired,
  isTensionChecked,
  isTensionLocked,
  tensionOutcome,
  withoutElectricity,
} from './tension.ts'

const works = factsWith({
  domain: 'commercial',
  services: onlyServices('electricity', 'water'),
  tension: 'HT',
  highTensionHandled: true,
})

test.each([
  ['commercial electricity', {}, true],
  ['commercial electricity while high tension is not handled', { highTensionHandled: false }, false],
  ['residential premises', { domain: 'residential' }, false],
  ['commercial premises without electricity', { services: onlyServices('water') }, false],
] as const)('whether the tension is required for %s: %#', (_what, changes, expected) => {
  expect(isTensionRequired({ ...works, ...changes })).toBe(expected)
})

test('a tension from the look-up locks the field', () => {
  expect(isTensionLocked('HT')).toBe(true)
  expect(isTensionLocked(null)).toBe(false)
})

test.each([
  ['of a person', {}, null, true],
  ['of a company with a UEN', { type: 'company' }, '200012345A', true],
  ['of a company without a UEN', { type: 'company' }, '', false],
  ['at low tension', { tension: 'LT' }, null, false],
  ['before it is chosen', { tension: null }, null, false],
  ['while high tension is not handled', { highTensionHandled: false }, null, false],
] as const)('whether the tension is validated %s: %#', (_whose, changes, uen, checked) => {
  expect(isTensionChecked({ ...works, ...changes }, uen)).toBe(checked)
})

test.each([
  ['a shared supply continues', true, onlyServices('electricity'), 'continue'],
  ['electricity alone is blocked', false, onlyServices('electricity'), 'blocked'],
  [
    'an application with water continues without electricity',
    false,
    onlyServices('electricity', 'water'),
    'continue_without_electricity',
  ],
  [
    'an application with cooling continues without electricity',
    false,
    onlyServices('electricity', 'cooling'),
    'continue_without_electricity',
  ],
])('%s', (_rule, mcst, services, outcome) => {
  expect(tensionOutcome(mcst, services)).toBe(outcome)
})

test('removing electricity keeps the other services', () => {
  expect(withoutElectricity(onlyServices('electricity', 'gas'))).toEqual(onlyServices('gas'))
})

test.each([
  ['at contestable premises', { tension: 'LT', highTensionHandled: false }, true, true],
  ['at high tension', {}, false, true],
  ['at low tension', { tension: 'LT' }, false, false],
  ['at an unknown tension', { tension: null }, false, false],
  ['at high tension that is not handled', { highTensionHandled: false }, false, false],
  ['without electricity', { services: onlyServices('water') }, true, false],
  ['at residential premises', { domain: 'residential' }, true, false],
] as const)(
  'whether the notice for contestable consumers is shown %s: %#',
  (_where, changes, contestable, noticed) => {
    expect(isContestableNoticed({ ...works, ...changes }, contestable)).toBe(noticed)
  },
)
