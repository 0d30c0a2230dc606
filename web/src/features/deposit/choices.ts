import type { DepositOptions } from '@open-account/contracts/deposit'
import type { SelectOption } from '../../kit/ui/field/SelectField.tsx'

type Choices = DepositOptions['permanent']['options']

/** The choices of the service as options of a list. */
export const selectOptions = (choices: Choices): readonly SelectOption[] =>
  choices.toSorted((a, b) => a.order - b.order).map(({ value, text }) => ({ value, label: text }))

/** The service's text for a choice; empty for one that it does not offer. */
export const choiceText = (choices: Choices, chosen: string): string =>
  choices.find(({ value }) => value === chosen)?.text ?? ''
