/** A UEN as it is stored and sent: without spaces around it, in upper case. */
export const normaliseUen = (entered: string): string => entered.trim().toUpperCase()
