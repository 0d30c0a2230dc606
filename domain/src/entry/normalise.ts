import { isBlock } from '../address/block.ts'
import { normaliseSupplyApplicationNumber } from '../identifiers/supplyApplicationNumber.ts'
import { normaliseCompanyName } from '../identity/companyName.ts'
import { parseEnteredDate } from '../time/enteredDate.ts'
import { formatSlashedDate } from '../time/slashedDate.ts'
import { toAsciiSigns } from '../text/asciiSigns.ts'
import { oneLine } from '../text/oneLine.ts'

/** Characters without a width or with only a direction, as in phone numbers that are copied from a list of contacts. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A number or a code: ASCII signs only, trimmed. */
const code = (entered: string): string => toAsciiSigns(entered).replaceAll(invisible, '').trim()

/** Normalises a number or a code. */
const ofCode =
  (normaliseCode: (text: string) => string) =>
  (entered: string): string =>
    normaliseCode(code(entered))

/** The eight digits of a number in Singapore, without +65. */
const phone = ofCode(text => /^(?:\+?65|0065)?(\d{8})$/.exec(text.replaceAll(/[\s().-]/g, ''))?.[1] ?? text)

const postalCode = ofCode(
  text => /^(?:singapore|sg|s)?[\s,(-]*(\d[\d\s-]*)\)?$/i.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? text,
)

/** A block without 'Blk' and without the space before its letter. */
const block = ofCode(text => {
  const number = text
    .replace(/^(?:(?:blk|block|house|no)(?:[\s.]+|(?=\d)))+(?=\S)/i, '')
    .replace(/^(\d+)\s+([a-z])$/i, '$1$2')
    .replaceAll(/\s*([-/])\s*/g, '$1')
  return isBlock(number) ? number.toUpperCase() : text
})

/** An NRIC, FIN or UEN. */
const identityNumber = ofCode(text => text.replaceAll(/[\s-]/g, '').toUpperCase())

/** DD/MM/YYYY. */
const date = ofCode(text => {
  const parsed = parseEnteredDate(text)
  return parsed === null ? text : formatSlashedDate(parsed)
})

/** A name, or a position in a company. */
const name = (entered: string): string => toAsciiSigns(entered).replaceAll(/\s+/g, ' ').trim()

/** An e-mail address: its domain in small letters, without the comma or dot that followed it in a text. */
const email = ofCode(text => text.replace(/(@[^@]*?)[\s.,;]*$/, (_, host: string) => host.toLowerCase()))

/** An authority's reference. Words stay apart: they are no reference, and their rule says so. */
const reference = ofCode(text => {
  const number = text.replace(/^#\s*/, '')
  return /[a-z]{3}/i.test(number) ? number : number.replaceAll(/\s/g, '')
})

/** A quantity without its unit and without signs between its thousands; `units` is part of an expression. */
const quantityIn = (units: string) => {
  const written = new RegExp(`^(\\d+|\\d{1,3}(?:[, ]\\d{3})+)(\\.\\d+)?\\s*(?:${units})?$`, 'i')
  return ofCode(text =>
    text.replace(written, (_, whole: string, decimals = '') => whole.replaceAll(/\D/g, '') + decimals),
  )
}

/** One line of printable ASCII, such as the name of a street. */
const line = (entered: string): string => oneLine(toAsciiSigns(entered))

/**
 * Turns typed text into the value that the rules check, when the applicant leaves the field: one function for each kind
 * of field (C-175). A value that a function cannot parse stays as typed, so that its rule can say what is wrong. No
 * function decides whether a value is valid, and none changes a valid value to another one. Cases:
 * `vectors/normalise.json`.
 */
export const normalise = {
  phone,
  postalCode,
  block,
  identityNumber,
  date,
  name,
  email,
  reference,
  supplyApplicationNumber: ofCode(normaliseSupplyApplicationNumber),
  cubicMetres: quantityIn('m\\^?3|m\u00B3|cu m|cbm'),
  kilowattHours: quantityIn('kwh'),
  days: quantityIn('days?'),
  line,
  companyName: (entered: string): string => normaliseCompanyName(line(entered)),
  description: line,
} as const

export type NormalisedKind = keyof typeof normalise

interface FloorAndUnit {
  readonly floor: string
  readonly unit: string
}

/** '#09' as it is written before a floor or a unit. */
const withoutHash = (entered: string): string => code(entered).replace(/^#\s*/, '')

/** Floor and unit belong together: '#09-128' in either of the two fields is floor 09 and unit 128. */
export const normaliseFloorAndUnit = (entered: FloorAndUnit): FloorAndUnit => {
  for (const text of [entered.floor, entered.unit]) {
    const [, floor, unit] = /^#?\s*([a-z\d]+)\s*-\s*#?\s*([a-z\d][a-z\d/]*)$/i.exec(code(text)) ?? []
    if (floor !== undefined && unit !== undefined) return { floor, unit }
  }
  return { floor: withoutHash(entered.floor), unit: withoutHash(entered.unit) }
}
