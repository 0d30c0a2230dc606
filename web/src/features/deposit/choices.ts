import type { DepositOptions } from '@open-account/contracts/deposit'
import type { SelectOption } from '../../kit/ui/field/SelectField.tsx'

type Choices = DepositOptions['permanent']['options']

/** The service's choices as a list shows them. */
export const inOrder = (choices: Choices): readonly SelectOption[] =>
  choices.toSorted((a, b) => a.order - b.order).map(({ value, text }) => ({ value, label: text }))

/** The service's words for a choice; empty for one that it does not offer. */
export const textOf = (choices: Choices, chosen: string): string =>
  choices.find(({ value }) => value === chosen)?.text ?? ''
