import { expect, test } from 'vitest'
import { type Change, fieldsResetBy } from './resetting.ts'

test.each<[string, Change, readonly string[]]>([
  ['another date voids the time and its hash', 'turn_on_date_changed', ['turn_on_time', 'turn_on_time_hash']],
  ['a date error voids terminate and gas dates', 'date_refused', ['terminateDate', 'zcGasDate', 'zczzDate']],
  [
    'another type of premises voids capacities and days',
    'premises_type_changed',
    ['ELECT_CAPACITY', 'WATER_CAPACITY', 'NO_DAYS'],
  ],
  [
    'commercial services void the deposit and what was offered with it',
    'commercial_services_changed',
    ['security_deposit', 'payment_method'],
  ],
  [
    'a type of premises that cannot be any more goes with its deposit',
    'premises_type_lost',
    ['USE_OF_PREMISES_LIST', 'selected_premises', 'security_deposit'],
  ],
  ['permanent usage voids the supply application number', 'usage_permanent', ['supply_application_number']],
  ['giving up electricity voids the tension', 'electricity_removed', ['tension']],
  ['an inactive company voids UEN and name', 'company_inactive', ['uen', 'company_name']],
  ['a look-up that fails voids the name of an earlier one', 'company_name_failed', ['company_name']],
  [
    'another UEN voids what the register said of the one before',
    'uen_changed',
    ['company_name', 'company_name_source', 'ebs_company_name'],
  ],
])('%s', (_rule, change, fields) => {
  expect(fieldsResetBy[change]).toEqual(expect.arrayContaining([...fields]))
})

test('the type of premises outlives a change of services', () => {
  expect(fieldsResetBy.commercial_services_changed).not.toContain('USE_OF_PREMISES_LIST')
})
