import type { CapacityBand } from './capacityBands.ts'

const number = new Intl.NumberFormat('en-SG')

/** A capacity band in kVA, as the tariff prints it: 'up to 15', '16-45', '1,001 and above'. */
export const bandLabel = ({ from, to }: CapacityBand): string => {
  if (to === Infinity) return `${number.format(from)} and above`
  return from === 1 ? `up to ${number.format(to)}` : `${number.format(from)}-${number.format(to)}`
}

/** A capacity band with its unit: 'up to 15 kVA', '16-45 kVA', '1,001 kVA and above'. */
export const capacityLabel = (band: CapacityBand): string =>
  band.to === Infinity ? `${number.format(band.from)} kVA and above` : `${bandLabel(band)} kVA`
