/** Replaces full-width letters and digits by ASCII ones and trims the text. */
const plain = (entered: string): string => entered.normalize('NFKC').trim()

const postalCode = (entered: string): string => {
  const text = plain(entered)
  const [, digits] = /^(?:singapore|s)?[\s(]*(\d[\d\s-]*)\)?$/i.exec(text) ?? []
  return digits === undefined ? text : digits.replaceAll(/[\s-]/g, '')
}

const block = (entered: string): string =>
  plain(entered)
    .replace(/^(?:blk|block)(?:[\s.]+|(?=\d))(?=\S)/i, '')
    .replaceAll(/\s/g, '')
    .toUpperCase()

/** '#09' as it is written before a floor or a unit. */
const withoutHash = (entered: string): string => plain(entered).replace(/^#\s*/, '')

/** Replaces a line break or a tab, and the spaces around it, by one space. */
const description = (entered: string): string =>
  entered.replaceAll(/\s+/g, spaces => (/[^ ]/.test(spaces) ? ' ' : spaces)).trim()

/**
 * Turns typed text into the value that the rules check, when the applicant leaves the field: one function per kind of
 * field (C-175). A value that a function cannot parse stays as typed, so that its rule can say what is wrong.
 */
export const normalise = { postalCode, block, description } as const

interface FloorAndUnit {
  readonly floor: string
  readonly unit: string
}

/** Floor and unit belong together: '#09-128' in either of the two fields is floor 09 and unit 128. */
export const normaliseFloorAndUnit = (entered: FloorAndUnit): FloorAndUnit => {
  for (const text of [entered.floor, entered.unit]) {
    const [, floor, unit] = /^#?\s*(\w+)\s*-\s*#?(\w[\w/]*)$/.exec(plain(text)) ?? []
    if (floor !== undefined && unit !== undefined) return { floor, unit }
  }
  return { floor: withoutHash(entered.floor), unit: withoutHash(entered.unit) }
}
