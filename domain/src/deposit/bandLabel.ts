import type { CapacityBand } from './capacityBands.ts'

/** Made when it is needed: a formatter loads the browser's tables of languages, which takes a slow phone 0.1 s. */
const format = (kva: number): string => kva.toLocaleString('en-SG')

/** A capacity band in kVA, as the tariff prints it: 'up to 15', '16-45', '1,001 and above'. */
export const bandLabel = ({ from, to }: CapacityBand): string => {
  if (to === Infinity) return `${format(from)} and above`
  return from === 1 ? `up to ${format(to)}` : `${format(from)}-${format(to)}`
}

/** A capacity band with its unit: 'up to 15 kVA', '16-45 kVA', '1,001 kVA and above'. */
export const capacityLabel = (band: CapacityBand): string =>
  band.to === Infinity ? `${format(band.from)} kVA and above` : `${bandLabel(band)} kVA`
