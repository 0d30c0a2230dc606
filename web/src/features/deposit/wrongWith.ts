import type { Text } from '@open-account/contracts/fields/text'

/** The error of an entered value; none for a field that is still empty. */
export const wrongWith =
  (field: Text) =>
  (entered: string): string | undefined =>
    entered.trim() === '' ? undefined : field.safeParse(entered).error?.issues[0]?.message
