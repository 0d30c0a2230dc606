import nric from 'nric'
import { stdnum } from 'stdnum'
import { isNricValid } from '../src/identity/nric.ts'
import { isUenValid } from '../src/identity/uen.ts'
import { compare } from './measure.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const nrics = ['S1234567D', 'T8890856I', 'F1234567N', 'G1166318X', 'M2424771J', 'S1234567A']
const uens = ['00192200M', '197401143C', 'T01FC6132D', '00192200X']
const eachNric = (check: (value: string) => unknown) => () => {
  for (const value of nrics) check(value)
}
const eachUen = (check: (value: string) => unknown) => () => {
  for (const value of uens) check(value)
}

compare('Six NRIC or FIN checked', {
  ours: eachNric(isNricValid),
  'npm nric': eachNric(value => nric.validate(value)),
})
compare('Four UEN checked', {
  ours: eachUen(value => isUenValid(value, today)),
  'npm stdnum': eachUen(value => stdnum['SG']?.['uen']?.validate(value)),
})
