import { normalise, normaliseFloorAndUnit } from '@open-account/domain/entry/normalise'
import { isRecord } from '../kit/form/leaves.ts'
import type { Draft } from './draft.ts'

/** Returns the normalised value of a field's text; floor and unit also read the field beside them. */
type Normaliser = (entered: string, beside: (field: string) => string) => string

const floorAndUnitOf = (part: 'premise' | 'mail', beside: (field: string) => string) =>
  normaliseFloorAndUnit({ floor: beside(`${part}_floor`), unit: beside(`${part}_unit`) })

/**
 * How the text of each typed field of the draft is normalised when the applicant leaves the field and before Next. A
 * value that a normaliser cannot parse stays as typed, so that its rule can report the error (C-175).
 */
const normalisers: ReadonlyMap<string, Normaliser> = new Map<string, Normaliser>([
  ['premise_postal_code', normalise.postalCode],
  ['premise_block', normalise.block],
  ['premise_floor', (_, beside) => floorAndUnitOf('premise', beside).floor],
  ['premise_unit', (_, beside) => floorAndUnitOf('premise', beside).unit],
  ['premise_street_name', normalise.line],
  ['premise_description', normalise.description],
  ['mail_postal_code', normalise.postalCode],
  ['mail_block', normalise.block],
  ['mail_floor', (_, beside) => floorAndUnitOf('mail', beside).floor],
  ['mail_unit', (_, beside) => floorAndUnitOf('mail', beside).unit],
  ['mail_street_name', normalise.line],
  ['hawker_stall_no', normalise.reference],
  ['supply_application_number', normalise.supplyApplicationNumber],
  ['name', normalise.name],
  ['nric_fin', normalise.identityNumber],
  ['nric_fin_doi', normalise.date],
  ['work_pass', normalise.name],
  ['dob', normalise.date],
  ['email', normalise.email],
  ['mobile_number', normalise.phone],
  ['alternate_contact_number', normalise.phone],
  ['bankruptcy_no', normalise.reference],
  ['uen', normalise.identityNumber],
  ['company_name', normalise.companyName],
  ['representative_name', normalise.name],
  ['representative_designation', normalise.name],
  ['representative_email', normalise.email],
  ['representative_alternate_email', normalise.email],
  ['representative_mobile_number', normalise.phone],
  ['representative_contact_number', normalise.phone],
  ['electric_meter_reading', normalise.kilowattHours],
  ['water_meter_reading', normalise.cubicMetres],
  ['gas_meter_reading', normalise.kilowattHours],
  ['gst_reg_no', normalise.reference],
  ['gst_reg_date', normalise.date],
  ['WATER_CAPACITY', normalise.cubicMetres],
  ['NO_DAYS', normalise.days],
])

const normalisedValue = (field: string, value: unknown, beside: (field: string) => string): unknown => {
  if (typeof value === 'string') return normalisers.get(field)?.(value, beside) ?? value
  return isRecord(value) ? normaliseFields(value) : value
}

/** Parts that are normalised, so that a press checks only what has changed since. A part never changes itself. */
const normalised = new WeakSet<object>()

/** A part of the draft with every typed field in it normalised; the same object when all of them are. */
export const normaliseFields = <Part extends object>(part: Part): Part => {
  if (normalised.has(part)) return part
  const fields = new Map<string, unknown>(Object.entries(part))
  const beside = (field: string) => {
    const value = fields.get(field)
    return typeof value === 'string' ? value : ''
  }
  const changed = [...fields].flatMap(([field, value]) => {
    const result = normalisedValue(field, value, beside)
    return result === value ? [] : [[field, result] as const]
  })
  if (changed.length > 0) return { ...part, ...Object.fromEntries(changed) }
  normalised.add(part)
  return part
}

/** The draft with every typed field normalised; the same object when all of them are. */
export const normaliseDraft: (draft: Draft) => Draft = normaliseFields
