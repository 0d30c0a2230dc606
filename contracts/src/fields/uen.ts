import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import { isUenValid, isUenWellFormed, uenLengths } from '@open-account/domain/identity/uen'
import { required } from './messages.ts'
import { isNotEmpty, text, type TextRule } from './text.ts'

const requiredRule: TextRule = [isNotEmpty, required('UEN')]
const invalid = 'Please enter valid UEN'
const options = {
  normalise: normaliseUen,
  limits: { minLength: Math.min(...uenLengths), maxLength: Math.max(...uenLengths) },
}

/** The UEN in a call. `uenOn` checks its year and its entity type, which needs a date (C-053). */
export const uen = text(
  'UEN of the company, nine or ten characters.',
  [requiredRule, [value => uenLengths.includes(value.length), invalid]],
  options,
)

/** The UEN that an applicant types. Its year is not in the future; `today` is the date in Singapore. */
export const uenOn = (today: Temporal.PlainDate) =>
  text(
    'UEN of the company: three shapes, each with its check letter.',
    [requiredRule, [value => isUenValid(value, today), invalid]],
    options,
  )

/** The UEN of a company that the register confirmed, with any entity type (C-053). */
export const confirmedUenOn = (today: Temporal.PlainDate) =>
  text(
    'UEN of a company that the register confirmed: three shapes, each with its check letter.',
    [requiredRule, [value => isUenWellFormed(value, today), invalid]],
    options,
  )
