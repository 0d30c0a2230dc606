import { expect, test } from 'vitest'
import { onlyServices } from '../../test/facts.ts'
import { choiceChanges } from './choiceChanges.ts'

const shop = { domain: 'commercial', services: onlyServices('electricity'), usage: 'temporary' } as const
const lighting = 'PREMISES_PUBLIC_LIGHTING'

test.each([
  ['none for the same choice', shop, 'PREMISES_OTHERS', []],
  [
    'another commercial service',
    { ...shop, services: onlyServices('electricity', 'water') },
    'PREMISES_OTHERS',
    ['commercial_services_changed'],
  ],
  [
    'another residential service',
    { ...shop, domain: 'residential', services: onlyServices('electricity', 'gas') },
    null,
    [],
  ],
  ['permanent usage', { ...shop, usage: 'permanent' }, null, ['usage_permanent']],
  [
    'permanent usage with a type of premises',
    { ...shop, usage: 'permanent' },
    'PREMISES_WAYANG',
    ['usage_permanent', 'premises_type_lost'],
  ],
  [
    'public lighting without electricity',
    { ...shop, services: onlyServices('water') },
    lighting,
    ['commercial_services_changed', 'premises_type_lost'],
  ],
] as const)('the changes of a choice: %s', (_, next, premisesType, changes) => {
  const previous = { ...shop, domain: next.domain }
  expect(choiceChanges(previous, next, premisesType)).toEqual(changes)
})
