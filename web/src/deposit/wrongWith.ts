import type { Text } from '@open-account/contracts/fields/text'

/** What a rule says of a value that was entered; nothing of a field that is still empty. */
export const wrongWith =
  (field: Text) =>
  (entered: string): string | undefined =>
    entered.trim() === '' ? undefined : field.safeParse(entered).error?.issues[0]?.message
