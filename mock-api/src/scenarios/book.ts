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

/** The whole phone book, as people and tests look things up in it. */
export const book: readonly MagicValue[] = entries.map(({ id, value, rule, sentence, block }) => ({
  id,
  kind: valueIds[id],
  value,
  rule,
  sentence,
  ...(block === undefined ? {} : { block }),
}))
