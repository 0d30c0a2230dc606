/** A UEN as it is stored and sent: trimmed and in upper case. */
export const normaliseUen = (entered: string): string => entered.trim().toUpperCase()
