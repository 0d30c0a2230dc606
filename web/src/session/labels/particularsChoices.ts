import type { Race, Salutation } from '@open-account/domain/application/codes'

/** The salutations in words, in the documents' order. */
export const salutationWords: Readonly<Record<Salutation, string>> = {
  mr: 'Mr',
  mrs: 'Mrs',
  ms: 'Ms',
  mdm: 'Mdm',
  dr: 'Dr',
}

/** The races in words, in the documents' order. */
export const raceWords: Readonly<Record<Race, string>> = {
  chinese: 'Chinese',
  indian: 'Indian',
  malay: 'Malay',
  others: 'Others',
}

/** The choices as a list or a group of radios takes them. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Says a value in words; one without words stands for itself. */
export const inWords =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value
