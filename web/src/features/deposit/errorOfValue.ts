import type { Text } from '@open-account/contracts/fields/text'

/** The error of an entered value; undefined for an empty field. */
export const errorOfValue =
  (field: Text) =>
  (entered: string): string | undefined =>
    entered.trim() === '' ? undefined : field.safeParse(entered).error?.issues[0]?.message
