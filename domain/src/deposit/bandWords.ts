import type { CapacityBand } from './capacityBands.ts'

const number = new Intl.NumberFormat('en-SG')

/** The kVA of a capacity band as the tariff prints them: 'up to 15', '16-45', '1,001 and above'. */
export const bandWords = ({ from, to }: CapacityBand): string => {
  if (to === Infinity) return `${number.format(from)} and above`
  return from === 1 ? `up to ${number.format(to)}` : `${number.format(from)}-${number.format(to)}`
}
