import { isNricValid } from '@open-account/domain/identity/nric'
import { isUenValid, isUenWellFormed } from '@open-account/domain/identity/uen'
import { uenEntityTypes } from '@open-account/domain/identity/uenEntityTypes'
import { z } from 'zod'
import { arePeersInstalled, notInstalled, requirePeer } from './peers.ts'
import { speedsOf } from './speeds.ts'
import { ours, type Row } from './table.ts'

const nricPackage = z.object({ validate: z.custom<(value: string) => boolean>() })
const uenPackage = z.object({
  stdnum: z.object({
    SG: z.object({ uen: z.object({ validate: z.custom<(value: string) => { isValid: boolean }>() }) }),
  }),
})

const loadPackages = () => {
  const nric = nricPackage.parse(requirePeer('nric'))
  const { uen } = uenPackage.parse(requirePeer('stdnum')).stdnum.SG
  return {
    isNric: (value: string) => nric.validate(value),
    isUen: (value: string) => uen.validate(value).isValid,
  }
}
type Packages = ReturnType<typeof loadPackages>

const today = Temporal.Now.plainDateISO('Asia/Singapore')
const nrics = ['S1234567D', 'T8890856I', 'F1234567N', 'G1166318X', 'M2424771J', 'S1234567A']
const uens = ['00192200M', '197401143C', 'T01FC6132D', '00192200X']
const eachNric = (check: (value: string) => boolean) => () => {
  for (const value of nrics) check(value)
}
const eachUen = (check: (value: string) => boolean) => () => {
  for (const value of uens) check(value)
}

const perSecond = (what: string, peer: string, atLeast: number, values: Row['values']): Row => ({
  what,
  unit: 'per second',
  values,
  targets: [{ limit: 'at least', value: atLeast, times: peer }],
})

/** How often the check letters are checked in a second, beside published packages. */
export const measureIdentity = (): readonly Row[] => {
  const packages = arePeersInstalled ? loadPackages() : undefined
  const nric = speedsOf({
    [ours]: eachNric(isNricValid),
    ...(packages && { 'npm nric': eachNric(packages.isNric) }),
  })
  const uen = speedsOf({
    [ours]: eachUen(value => isUenValid(value, today)),
    ...(packages && { 'npm stdnum': eachUen(packages.isUen) }),
  })
  return [
    perSecond('Six NRIC or FIN checked', 'npm nric', 10, { 'npm nric': notInstalled, ...nric }),
    perSecond('Four UEN checked', 'npm stdnum', 50, { 'npm stdnum': notInstalled, ...uen }),
  ]
}

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const letterAt = (index: number): string => alphabet[index % alphabet.length] ?? ''

/** All numbers of seven digits, for each prefix. */
const numbers = 10_000_000

/** Counts the differences for every number of every prefix, with the check letter that our rule accepts and with another. */
const compareNrics = ({ isNric }: Packages): number => {
  let differences = 0
  for (const prefix of ['S', 'T', 'F', 'G', 'M'])
    for (let number = 0; number < numbers; number += 1) {
      const start = prefix + String(number).padStart(7, '0')
      const right = start + (alphabet.find(letter => isNricValid(start + letter)) ?? '')
      const other = start + letterAt(number)
      for (const value of [right, other]) if (isNricValid(value) !== isNric(value)) differences += 1
    }
  return differences
}

const withLetter = (start: string): string =>
  start + (alphabet.find(letter => isUenWellFormed(start + letter, today)) ?? '')

let seed = 1
/** The next number of a fixed pseudo-random sequence, below a limit. */
const draw = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const digits = (length: number): string => String(draw(10 ** length)).padStart(length, '0')

const comparedUens = 1_000_000

/** Counts the differences for UENs of each kind: half with the check letter that our rule accepts, half with any letter. */
const compareUens = ({ isUen }: Packages): number => {
  /** The published lists of entity types differ, so these are types that both have, and some that neither has. */
  const types = [...[...uenEntityTypes].filter(type => isUen(withLetter(`S85${type}0001`))), 'AA', 'ZZ', 'WW']
  /** A UEN of each kind without its check letter. Companies have no future years, which only our rule refuses. */
  const starts = [
    () => digits(8),
    () => String(1900 + draw(today.year - 1899)) + digits(5),
    () => 'TSR'.charAt(draw(3)) + digits(2) + (types[draw(types.length)] ?? '') + digits(4),
  ]
  let differences = 0
  for (let count = 0; count < comparedUens; count += 1) {
    const start = starts[count % starts.length]?.() ?? ''
    const uen = draw(2) === 0 ? withLetter(start) : start + letterAt(draw(alphabet.length))
    if (isUenValid(uen, today) !== isUen(uen)) differences += 1
  }
  return differences
}

/** The differences between our rules and published packages. */
export const compareWithPackages = (): readonly Row[] => {
  const packages = arePeersInstalled ? loadPackages() : undefined
  const differences = (what: string, compare: (loaded: Packages) => number): Row => ({
    what,
    unit: 'differences',
    values: { [ours]: packages ? compare(packages) : notInstalled },
    targets: [{ limit: 'at most', value: 0 }],
  })
  return [
    differences(`${(5 * numbers).toLocaleString('en-SG')} NRIC and FIN compared with npm nric`, compareNrics),
    differences(`${comparedUens.toLocaleString('en-SG')} UEN compared with npm stdnum`, compareUens),
  ]
}
