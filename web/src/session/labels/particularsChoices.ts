import type { Race, Salutation } from '@open-account/domain/application/codes'

/** The labels of the salutations, in the specified order. */
export const salutationLabels: Readonly<Record<Salutation, string>> = {
  mr: 'Mr',
  mrs: 'Mrs',
  ms: 'Ms',
  mdm: 'Mdm',
  dr: 'Dr',
}

/** The labels of the races, in the specified order. */
export const raceLabels: Readonly<Record<Race, string>> = {
  chinese: 'Chinese',
  indian: 'Indian',
  malay: 'Malay',
  others: 'Others',
}

/** The options of a list or of radio buttons. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Returns the label of a value, or the value without one. */
export const labelOf =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value
