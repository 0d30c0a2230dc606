import { expect, test } from 'vitest'
import { type Change, fieldsResetBy } from './resetting.ts'

test.each<[string, Change, readonly string[]]>([
  [
    'another date resets the time and its hash',
    'turn_on_date_changed',
    ['turn_on_time', 'turn_on_time_hash'],
  ],
  [
    'a refused date resets terminate and gas dates',
    'date_refused',
    ['terminateDate', 'zcGasDate', 'zczzDate'],
  ],
  [
    'another type of premises resets capacities and days',
    'premises_type_changed',
    ['ELECT_CAPACITY', 'WATER_CAPACITY', 'NO_DAYS'],
  ],
  [
    'other commercial services reset the deposit and its payment methods',
    'commercial_services_changed',
    ['security_deposit', 'payment_method'],
  ],
  [
    'a type of premises that is no longer possible is reset with its deposit',
    'premises_type_lost',
    ['USE_OF_PREMISES_LIST', 'selected_premises', 'security_deposit'],
  ],
  ['permanent usage resets the supply application number', 'usage_permanent', ['supply_application_number']],
  ['removing electricity resets the tension', 'electricity_removed', ['tension']],
  ['an inactive company resets UEN and name', 'company_inactive', ['uen', 'company_name']],
  ['a failed look-up resets the name of an earlier one', 'company_name_failed', ['company_name']],
  [
    'another UEN resets the fields from the register',
    'uen_changed',
    ['company_name', 'company_name_source', 'ebs_company_name'],
  ],
])('%s', (_rule, change, fields) => {
  expect(fieldsResetBy[change]).toEqual(expect.arrayContaining([...fields]))
})

test('a change of services keeps the type of premises', () => {
  expect(fieldsResetBy.commercial_services_changed).not.toContain('USE_OF_PREMISES_LIST')
})
