import { isNricValid } from '@open-account/domain/identity/nric'
import { customerEntries } from '../../scenarios/customers.ts'

const families = ['TAN', 'LIM', 'NG', 'ONG', 'KUMAR', 'RAHMAN', 'WONG', 'SINGH', 'HO', 'PEREIRA']
const givenNames = [
  'AH KOW',
  'MEI LING',
  'WEI JIE',
  'SITI',
  'ARUN',
  'HUI MIN',
  'FAISAL',
  'PRIYA',
  'JUN HAO',
  'GRACE',
]
const letters = 'ABCDEFGHIJZ'.split('')

const listed: ReadonlySet<string> = new Set(customerEntries.map(({ value }) => value))

/** The NRIC of a series for testers, with its check letter. */
const nricOf = (number: number): string => {
  const start = `S88${String(number % 100_000).padStart(5, '0')}`
  return letters.map(letter => start + letter).find(isNricValid) ?? ''
}

interface Person {
  readonly name: string
  readonly nric: string
  readonly email: string
}

/** A made-up person, always the same for the same number, who is in no list of the back office. */
export const madeUpPerson = (number: number): Person => {
  const nric = nricOf(number)
  if (listed.has(nric)) return madeUpPerson(number + 1)
  const family = families[number % families.length]
  const givenName = givenNames[Math.floor(number / families.length) % givenNames.length]
  return { name: `${family} ${givenName}`, nric, email: `applicant.${number}@example.com` }
}
