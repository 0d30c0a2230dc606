import { normaliseCompanyName } from '@open-account/domain/identity/companyName'
import { normaliseNric } from '@open-account/domain/identity/nric'
import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import { normalise, normaliseFloorAndUnit } from '@open-account/domain/text/normalise'
import { isRecord } from '../kit/form/leaves.ts'
import type { Draft } from './draft.ts'

/** Returns the normalised value of a field's text; floor and unit also read the field beside them. */
type Normaliser = (entered: string, beside: (field: string) => string) => string

const trimmed: Normaliser = entered => entered.trim()
const premisesFloorAndUnit = (beside: (field: string) => string) =>
  normaliseFloorAndUnit({ floor: beside('premise_floor'), unit: beside('premise_unit') })
const mailFloorAndUnit = (beside: (field: string) => string) =>
  normaliseFloorAndUnit({ floor: beside('mail_floor'), unit: beside('mail_unit') })

/**
 * How the text of each typed field of the draft is normalised when the applicant leaves the field and before Next. A
 * value that a normaliser cannot parse stays as typed, so that its rule can report the error (C-175).
 */
const normalisers: ReadonlyMap<string, Normaliser> = new Map<string, Normaliser>([
  ['premise_postal_code', normalise.postalCode],
  ['premise_block', normalise.block],
  ['premise_floor', (_, beside) => premisesFloorAndUnit(beside).floor],
  ['premise_unit', (_, beside) => premisesFloorAndUnit(beside).unit],
  ['premise_street_name', trimmed],
  ['premise_description', normalise.description],
  ['mail_postal_code', normalise.postalCode],
  ['mail_block', normalise.block],
  ['mail_floor', (_, beside) => mailFloorAndUnit(beside).floor],
  ['mail_unit', (_, beside) => mailFloorAndUnit(beside).unit],
  ['mail_street_name', trimmed],
  ['hawker_stall_no', trimmed],
  ['supply_application_number', trimmed],
  ['name', trimmed],
  ['nric_fin', normaliseNric],
  ['nric_fin_doi', trimmed],
  ['work_pass', trimmed],
  ['dob', trimmed],
  ['email', trimmed],
  ['mobile_number', trimmed],
  ['alternate_contact_number', trimmed],
  ['bankruptcy_no', trimmed],
  ['uen', normaliseUen],
  ['company_name', entered => normaliseCompanyName(entered).trim()],
  ['representative_name', trimmed],
  ['representative_designation', trimmed],
  ['representative_email', trimmed],
  ['representative_alternate_email', trimmed],
  ['representative_mobile_number', trimmed],
  ['representative_contact_number', trimmed],
  ['electric_meter_reading', trimmed],
  ['water_meter_reading', trimmed],
  ['gas_meter_reading', trimmed],
  ['gst_reg_no', trimmed],
  ['gst_reg_date', trimmed],
  ['WATER_CAPACITY', trimmed],
  ['NO_DAYS', trimmed],
])

const normalisedValue = (field: string, value: unknown, beside: (field: string) => string): unknown => {
  if (typeof value === 'string') return normalisers.get(field)?.(value, beside) ?? value
  return isRecord(value) ? normaliseFields(value) : value
}

/** A part of the draft with every typed field in it normalised; the same object when all of them are. */
export const normaliseFields = <Part extends object>(part: Part): Part => {
  const fields = new Map<string, unknown>(Object.entries(part))
  const beside = (field: string) => {
    const value = fields.get(field)
    return typeof value === 'string' ? value : ''
  }
  const changed = [...fields].flatMap(([field, value]) => {
    const normalised = normalisedValue(field, value, beside)
    return normalised === value ? [] : [[field, normalised] as const]
  })
  return changed.length === 0 ? part : { ...part, ...Object.fromEntries(changed) }
}

/** The draft with every typed field normalised; the same object when all of them are. */
export const normaliseDraft: (draft: Draft) => Draft = normaliseFields
