const day = new Intl.DateTimeFormat('en-SG', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const pad = (part: number) => String(part).padStart(2, '0')

/** A time on the clock of a world, YYYY-MM-DDTHH:mm:ss in Singapore, as a number to count with. Milliseconds. */
export const numberOf = (moment: string): number => Date.parse(`${moment}Z`)
export const momentOf = (number: number): string => new Date(number).toISOString().slice(0, 19)

export const dateOf = (moment: string): string => day.format(numberOf(moment))
export const timeOf = (moment: string): string => moment.slice(11)

/** A real time, UTC, in the zone of this device. */
export const realTime = (utc: string): string => {
  const at = new Date(utc)
  return `${at.toLocaleDateString('en-SG', { day: 'numeric', month: 'short' })}, ${pad(at.getHours())}:${pad(at.getMinutes())}`
}
