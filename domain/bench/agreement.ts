import nric from 'nric'
import { stdnum } from 'stdnum'
import { isNricValid } from '../src/identity/nric.ts'
import { isUenValid, isUenWellFormed } from '../src/identity/uen.ts'
import { uenEntityTypes } from '../src/identity/uenEntityTypes.ts'

/* Compares the rules with published packages. Ends with an error at the first difference. */

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const letterAt = (index: number): string => alphabet[index % alphabet.length] ?? ''

const expectSame = (value: string, ours: boolean, theirs: boolean): void => {
  if (ours !== theirs) throw new Error(`${value}: ${String(ours)} here, ${String(theirs)} in the package`)
}

/** All numbers of seven digits, for each prefix. */
const numbers = 10_000_000

/** Compares every number of every prefix with the check letter that our rule accepts, and with one other letter. */
const compareNrics = (): number => {
  for (const prefix of ['S', 'T', 'F', 'G', 'M'])
    for (let number = 0; number < numbers; number += 1) {
      const start = prefix + String(number).padStart(7, '0')
      const right = start + (alphabet.find(letter => isNricValid(start + letter)) ?? '')
      expectSame(right, isNricValid(right), nric.validate(right))
      const other = start + letterAt(number)
      expectSame(other, isNricValid(other), nric.validate(other))
    }
  return 5 * numbers
}

const today = Temporal.Now.plainDateISO('Asia/Singapore')
const isValidInPackage = (uen: string): boolean => stdnum['SG']?.['uen']?.validate(uen).isValid ?? false
const withLetter = (start: string): string =>
  start + (alphabet.find(letter => isUenWellFormed(start + letter, today)) ?? '')

/** The published lists of entity types differ, so these are types that both lists have, and some that neither has. */
const types = [
  ...[...uenEntityTypes].filter(type => isValidInPackage(withLetter(`S85${type}0001`))),
  'AA',
  'ZZ',
  'WW',
]

let seed = 1
/** The next number of a fixed pseudo-random sequence, below a limit. */
const draw = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const digits = (length: number): string => String(draw(10 ** length)).padStart(length, '0')

/** A UEN of each kind without its check letter. Companies have no future years, which only our rule refuses. */
const starts = [
  () => digits(8),
  () => String(1900 + draw(today.year - 1899)) + digits(5),
  () => 'TSR'.charAt(draw(3)) + digits(2) + (types[draw(types.length)] ?? '') + digits(4),
]
const uens = 1_000_000

/** Half of the UENs have the check letter that our rule accepts, half have any letter. */
const compareUens = (): number => {
  for (let count = 0; count < uens; count += 1) {
    const start = starts[count % starts.length]?.() ?? ''
    const uen = draw(2) === 0 ? withLetter(start) : start + letterAt(draw(alphabet.length))
    expectSame(uen, isUenValid(uen, today), isValidInPackage(uen))
  }
  return uens
}

console.log(
  `NRIC and FIN: no difference from npm nric over ${compareNrics().toLocaleString('en-SG')} numbers`,
)
console.log(`UEN: no difference from npm stdnum over ${compareUens().toLocaleString('en-SG')}`)
