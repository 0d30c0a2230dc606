import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import { isUenValid, isUenWellFormed, uenLengths } from '@open-account/domain/identity/uen'
import { required } from './messages.ts'
import { isNotEmpty, text, type TextRule } from './text.ts'

const given: TextRule = [isNotEmpty, required('UEN')]
const invalid = 'Please enter valid UEN'
const options = {
  normalise: normaliseUen,
  limits: { minLength: Math.min(...uenLengths), maxLength: Math.max(...uenLengths) },
}

/** What a call carries. Its year and its entity type are judged by `uenOn`, where a date is at hand (C-053). */
export const uen = text(
  'UEN of the company, nine or ten characters.',
  [given, [value => uenLengths.includes(value.length), invalid]],
  options,
)

/** What an applicant enters. A UEN names a year that cannot lie ahead; `today` is Singapore's date. */
export const uenOn = (today: Temporal.PlainDate) =>
  text(
    'UEN of the company: three shapes, each with its check letter.',
    [given, [value => isUenValid(value, today), invalid]],
    options,
  )

/** What stands there once the register has confirmed the company: its entity type is then not ours to judge (C-053). */
export const confirmedUenOn = (today: Temporal.PlainDate) =>
  text(
    'UEN of a company that the register confirmed: three shapes, each with its check letter.',
    [given, [value => isUenWellFormed(value, today), invalid]],
    options,
  )
