import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onlyServices } from '../../test/facts.ts'
import { type Domain, services, type TownGas } from '../application/codes.ts'
import {
  defaultServices,
  impossibleServices,
  isAnyServiceChosen,
  isTemporaryOffered,
  preselectServices,
  type ServiceChoice,
  serviceStates,
  submittedServices,
  toggleService,
  isGasUnavailable,
  townGasMessage,
} from './services.ts'

const home: ServiceChoice = {
  domain: 'residential',
  services: defaultServices.residential,
  usage: null,
  townGas: 1,
  gasPreselected: false,
}
const shop: ServiceChoice = {
  domain: 'commercial',
  services: onlyServices('electricity'),
  usage: 'temporary',
  townGas: 0,
  gasPreselected: false,
}
const nothingFound = { townGas: 0, electricity: false, water: false, gas: false, cooling: false } as const

test.each([
  ['nothing', onlyServices(), false],
  ['gas', onlyServices('gas'), true],
  ['cooling alone', onlyServices('cooling'), true],
])('whether anything is chosen: %s', (_, chosen, any) => expect(isAnyServiceChosen(chosen)).toBe(any))

describe('the state of a service', () => {
  test.each(['electricity', 'water'] as const)('residential %s is fixed and disabled', service => {
    expect(serviceStates(home)[service]).toEqual({ offered: true, fixed: true, disabled: true })
    expect(toggleService(home, service)).toEqual(home)
  })

  test.each<[TownGas | null, boolean, boolean]>([
    [0, false, true],
    [0, true, false],
    [1, false, false],
    [3, false, false],
    [null, false, false],
  ])(
    'residential gas with town gas %s and preselected %s is disabled: %s',
    (townGas, gasPreselected, disabled) => {
      expect(serviceStates({ ...home, townGas, gasPreselected }).gas.disabled).toBe(disabled)
    },
  )

  test('residential premises are not offered cooling', () => {
    expect(serviceStates(home).cooling.offered).toBe(false)
  })

  test('commercial services can be chosen without town gas', () => {
    for (const service of ['electricity', 'water', 'gas'] as const) {
      expect(serviceStates(shop)[service]).toEqual({ offered: true, fixed: false, disabled: false })
    }
  })

  test.each([true, false])(
    'commercial cooling is shown read-only where the premises have it: %s',
    cooling => {
      const choice = { ...shop, services: { ...shop.services, cooling } }
      expect(serviceStates(choice).cooling.offered).toBe(cooling)
      expect(toggleService(choice, 'cooling')).toEqual(choice)
    },
  )
})

describe('impossible services', () => {
  test.each<[string, ServiceChoice, readonly string[]]>([
    ['none at a home at the start', home, []],
    [
      'gas at a home without town gas',
      { ...home, townGas: 0, services: { ...home.services, gas: true } },
      ['gas'],
    ],
    [
      'none with supplied gas at a home without town gas',
      { ...home, townGas: 0, gasPreselected: true, services: { ...home.services, gas: true } },
      [],
    ],
    [
      'none with gas at a home before its look-up',
      { ...home, townGas: null, services: { ...home.services, gas: true } },
      [],
    ],
    [
      'missing compulsory services at a home',
      { ...home, services: onlyServices() },
      ['electricity', 'water'],
    ],
    ['cooling at a home', { ...home, services: { ...home.services, cooling: true } }, ['cooling']],
    ['none at a shop', { ...shop, services: onlyServices('gas', 'cooling') }, []],
  ])('%s', (_what, choice, refused) => {
    expect(impossibleServices(choice)).toEqual(refused)
  })

  test('are never chosen by toggling', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(home, shop, { ...home, townGas: 0 as const }),
        fc.array(fc.constantFrom(...services), { maxLength: 6 }),
        (choice, toggled) => {
          expect(impossibleServices(toggled.reduce(toggleService, choice))).toEqual([])
        },
      ),
    )
  })
})

describe('toggling', () => {
  test('changes no fixed or disabled service', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(home, shop, { ...home, townGas: 0 as const }),
        fc.constantFrom(...services),
        (choice, service) => {
          const { fixed, disabled } = serviceStates(choice)[service]
          const changed = toggleService(choice, service).services[service] !== choice.services[service]
          expect(changed).toBe(!fixed && !disabled)
        },
      ),
    )
  })

  test('deselects preselected gas', () => {
    const choice = { ...home, gasPreselected: true, services: onlyServices('electricity', 'water', 'gas') }
    expect(toggleService(choice, 'gas').services.gas).toBe(false)
  })

  test('commercial gas makes the usage permanent and Temporary unavailable', () => {
    const withGas = toggleService(shop, 'gas')
    expect(withGas.usage).toBe('permanent')
    expect(isTemporaryOffered(withGas.services)).toBe(false)
  })

  test('gas off makes Temporary available again and keeps the usage', () => {
    const without = toggleService(toggleService(shop, 'gas'), 'gas')
    expect(without.usage).toBe('permanent')
    expect(isTemporaryOffered(without.services)).toBe(true)
  })

  test('residential gas sets no usage', () => {
    expect(toggleService(home, 'gas').usage).toBeNull()
  })
})

describe('the look-up preselects', () => {
  test.each<[string, TownGas, boolean, boolean]>([
    ['town gas 0', 0, false, false],
    ['town gas 1', 1, false, true],
    ['town gas 3', 3, false, true],
    ['gas supplied without town gas', 0, true, true],
  ])('electricity and water at a home, and gas with %s: %#', (_what, townGas, gas, chosen) => {
    const choice = preselectServices(home, { ...nothingFound, townGas, gas })
    expect(choice.services).toEqual({ electricity: true, water: true, gas: chosen, cooling: false })
    expect(choice.gasPreselected).toBe(chosen)
    expect(choice.townGas).toBe(townGas)
  })

  test('the supplied services at a shop', () => {
    const choice = preselectServices(shop, { ...nothingFound, water: true, cooling: true })
    expect(choice.services).toEqual(onlyServices('water', 'cooling'))
    expect(choice.usage).toBe('temporary')
  })

  test('permanent usage at a shop with supplied gas', () => {
    const choice = preselectServices(shop, { ...nothingFound, gas: true })
    expect(choice).toMatchObject({ usage: 'permanent', gasPreselected: true })
  })

  test('nothing at a shop without supplies, and keeps the choice', () => {
    const choice = preselectServices(shop, { ...nothingFound, townGas: 1 })
    expect(choice.services).toEqual(shop.services)
  })
})

test.each<[Domain, TownGas | null, boolean, string | null]>([
  ['residential', null, false, null],
  ['residential', 0, false, 'not_available'],
  ['residential', 0, true, null],
  ['residential', 1, false, 'available'],
  ['residential', 3, true, 'available_by_arrangement'],
  ['commercial', 0, false, null],
  ['commercial', 1, false, 'available'],
])(
  '%s premises with town gas %s, gas preselected %s, have the gas message %s',
  (domain, townGas, preselected, message) => {
    const choice = { ...shop, domain, townGas, gasPreselected: preselected }
    expect(townGasMessage(choice)).toBe(message)
    expect(isGasUnavailable(choice)).toBe(message === 'not_available')
  },
)

test.each([
  [true, true, false],
  [true, false, true],
  [false, false, false],
])('gas that is chosen: %s and bypassed: %s is submitted as %s', (gas, bypassed, submitted) => {
  expect(submittedServices({ ...defaultServices.residential, gas }, bypassed).gas).toBe(submitted)
})
