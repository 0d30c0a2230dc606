/** A moment as a UTC timestamp. `moment`: epoch milliseconds. */
export const utc = (moment: number): string => new Date(moment).toISOString()
