import { valueIds } from '@open-account/contracts/control/values'
import type { MagicValue } from '@open-account/contracts/control/magicValues'
import { cardEntries } from './cards.ts'
import { companyEntries } from './companies.ts'
import { customerEntries } from './customers.ts'
import { depositEntries } from './deposits.ts'
import { emailEntries } from './emails.ts'
import type { Entry } from './entry.ts'
import { fileNameEntries } from './fileNames.ts'
import { companyPersonas, personPersonas } from './personas.ts'
import { premisesEntries } from './premises.ts'
import { tensionEntries } from './tensions.ts'

const entries: readonly (Entry & { readonly block?: string })[] = [
  ...premisesEntries,
  ...companyEntries,
  ...customerEntries,
  ...tensionEntries,
  ...depositEntries,
  ...emailEntries,
  ...fileNameEntries,
  ...personPersonas,
  ...companyPersonas,
  ...cardEntries,
]

/** All magic values, for the control API, its pages and the documentation. */
export const allMagicValues: readonly MagicValue[] = entries.map(
  ({ id, value, rule, description, block }) => ({
    id,
    kind: valueIds[id],
    value,
    rule,
    sentence: description,
    ...(block === undefined ? {} : { block }),
  }),
)
