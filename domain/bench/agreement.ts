import nric from 'nric'
import { stdnum } from 'stdnum'
import { isNricValid } from '../src/identity/nric.ts'
import { isUenValid, isUenWellFormed } from '../src/identity/uen.ts'
import { uenEntityTypes } from '../src/identity/uenEntityTypes.ts'

/* Whether the rules judge as the packages do that others use. Ends with an error at the first difference. */

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const letterAt = (place: number): string => alphabet[place % alphabet.length] ?? ''

const same = (value: string, ours: boolean, theirs: boolean): void => {
  if (ours !== theirs) throw new Error(`${value}: ${String(ours)} here, ${String(theirs)} there`)
}

/** Numbers of each prefix: every one that seven digits can make. */
const numbers = 10_000_000

/** Every prefix with all its numbers: the letter that we take for the right one, and in turn each of the others. */
const compareNrics = (): number => {
  for (const prefix of ['S', 'T', 'F', 'G', 'M'])
    for (let number = 0; number < numbers; number += 1) {
      const start = prefix + String(number).padStart(7, '0')
      const right = start + (alphabet.find(letter => isNricValid(start + letter)) ?? '')
      same(right, isNricValid(right), nric.validate(right))
      const other = start + letterAt(number)
      same(other, isNricValid(other), nric.validate(other))
    }
  return 5 * numbers
}

const today = Temporal.Now.plainDateISO('Asia/Singapore')
const isValidThere = (uen: string): boolean => stdnum['SG']?.['uen']?.validate(uen).isValid ?? false
const withLetter = (start: string): string =>
  start + (alphabet.find(letter => isUenWellFormed(start + letter, today)) ?? '')

/** The published lists of entity types differ, so that only those are compared that both know, and some that none does. */
const types = [
  ...[...uenEntityTypes].filter(type => isValidThere(withLetter(`S85${type}0001`))),
  'AA',
  'ZZ',
  'WW',
]

let drawn = 1
/** The next of a fixed row of numbers that looks random. */
const draw = (below: number): number => {
  drawn = (drawn * 48_271) % 2_147_483_647
  return drawn % below
}
const digits = (length: number): string => String(draw(10 ** length)).padStart(length, '0')

/** Of each kind one without its check letter; years in the future are left out for companies, of which only we judge them. */
const starts = [
  () => digits(8),
  () => String(1900 + draw(today.year - 1899)) + digits(5),
  () => 'TSR'.charAt(draw(3)) + digits(2) + (types[draw(types.length)] ?? '') + digits(4),
]
const uens = 1_000_000

/** Half of them with the letter that we take for the right one, half with any. */
const compareUens = (): number => {
  for (let count = 0; count < uens; count += 1) {
    const start = starts[count % starts.length]?.() ?? ''
    const uen = draw(2) === 0 ? withLetter(start) : start + letterAt(draw(alphabet.length))
    same(uen, isUenValid(uen, today), isValidThere(uen))
  }
  return uens
}

console.log(
  `NRIC and FIN: no difference from npm nric over ${compareNrics().toLocaleString('en-SG')} numbers`,
)
console.log(`UEN: no difference from npm stdnum over ${compareUens().toLocaleString('en-SG')}`)
