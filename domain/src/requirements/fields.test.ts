import { expect, test } from 'vitest'
import { factsWith, onlyServices } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { type Field, isFieldRequired } from './fields.ts'

const company = { type: 'company', residency: null } as const
const commercial = { domain: 'commercial', services: onlyServices('electricity', 'water') } as const
const temporary = { ...commercial, usage: 'temporary' } as const
const nonStandard = { nonStandardAddress: true } as const
const foreigner = { residency: 'foreigner', identityData: true } as const
const eBill = { emailBill: true } as const
const ofType = (premisesType: string) => ({ ...commercial, premisesType })

interface Rule {
  readonly field: Field
  readonly required: readonly Partial<ApplicationFacts>[]
  readonly not: readonly Partial<ApplicationFacts>[]
}

const always: readonly Partial<ApplicationFacts>[] = [{}, company, commercial, nonStandard]
const elsewhere = { mailingSameAsPremises: false }

test.each<Rule>([
  { field: 'premise_postal_code', required: [{}], not: [nonStandard] },
  { field: 'premise_block', required: [{}], not: [nonStandard] },
  { field: 'premise_street_name', required: [{}], not: [nonStandard] },
  { field: 'premise_description', required: [nonStandard], not: [{}] },
  { field: 'mail_postal_code', required: [elsewhere, nonStandard], not: [{}] },
  { field: 'mail_block', required: [elsewhere, nonStandard], not: [{}] },
  { field: 'mail_street_name', required: [elsewhere, nonStandard], not: [{}] },
  { field: 'premise_occupancy', required: always, not: [] },
  { field: 'use_of_premises', required: always, not: [] },
  { field: 'services', required: always, not: [] },
  {
    field: 'tension',
    required: [{ ...commercial, highTensionHandled: true }],
    not: [commercial, { highTensionHandled: true }],
  },
  { field: 'type_of_usage', required: [commercial], not: [{}] },
  {
    field: 'supply_application_number',
    required: [temporary],
    not: [
      { ...commercial, usage: 'permanent' },
      { ...temporary, services: onlyServices('water') },
    ],
  },
  { field: 'salutation', required: [{}], not: [company] },
  { field: 'name', required: [{}], not: [company] },
  { field: 'nric_fin', required: [{}, commercial], not: [company] },
  { field: 'nric_fin_doi', required: [{}], not: [{ identityData: true }, company] },
  {
    field: 'work_pass',
    required: [foreigner],
    not: [{ ...foreigner, identityData: false }, { identityData: true }, { ...foreigner, type: 'company' }],
  },
  { field: 'dob', required: [{}], not: [company] },
  { field: 'race', required: [{}], not: [company] },
  { field: 'email', required: [{}], not: [{ linkedEmail: true }, company] },
  { field: 'mobile_prefix', required: [{}], not: [company] },
  { field: 'mobile_number', required: [{}], not: [company] },
  { field: 'bankruptcy_no', required: [{ bankrupt: true }], not: [{}] },
  { field: 'uen', required: [company], not: [{}] },
  { field: 'company_name', required: [company], not: [{}] },
  { field: 'representative_name', required: [company], not: [{}] },
  { field: 'representative_designation', required: [company], not: [{}] },
  { field: 'representative_mobile_prefix', required: [company], not: [{}] },
  { field: 'representative_mobile_number', required: [company], not: [{}] },
  { field: 'representative_email', required: [company], not: [{}, { ...company, linkedEmail: true }] },
  { field: 'turn_on_date', required: always, not: [] },
  {
    field: 'turn_on_datetime',
    required: [{ timeslotRequired: true }],
    not: [{}, { timeslotRequired: true, timeslotAllowed: false }],
  },
  { field: 'gst_reg_no', required: [{ generatorDeclared: true }], not: [{}] },
  { field: 'gst_reg_date', required: [{ generatorDeclared: true }], not: [{}] },
  { field: 'USE_OF_PREMISES_LIST', required: [commercial], not: [{}] },
  { field: 'ELECT_CAPACITY', required: [ofType('PREMISES_PUBLIC_LIGHTING')], not: [ofType('PREMISES_ATM')] },
  {
    field: 'WATER_CAPACITY',
    required: [ofType('PREMISES_OTHERS')],
    not: [ofType('PREMISES_PUBLIC_LIGHTING')],
  },
  { field: 'NO_DAYS', required: [ofType('PREMISES_WAYANG')], not: [ofType('PREMISES_OTHERS')] },
  {
    field: 'signature_file_id',
    required: [{ ...company, electronicSignature: true }],
    not: [
      company,
      { ...company, electronicSignature: true, identityData: true },
      { electronicSignature: true },
    ],
  },
  {
    field: 'ebill_otp',
    required: [eBill],
    not: [{}, { ...eBill, emailBillVerified: true }, { ...eBill, ...nonStandard }],
  },
  { field: 'ebill_verified', required: [eBill], not: [{}, { ...eBill, ...nonStandard }] },
  { field: 'check_i_confirm', required: always, not: [] },
  { field: 'PAYMENT_METHOD', required: [commercial], not: [{}] },
  { field: 'amount_payable', required: [commercial], not: [{}] },
])('$field is required in the printed cases only', ({ field, required, not }) => {
  expect(required.filter(facts => !isFieldRequired(field, factsWith(facts)))).toEqual([])
  expect(not.filter(facts => isFieldRequired(field, factsWith(facts)))).toEqual([])
})
