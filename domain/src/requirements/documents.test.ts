import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFacts, factsWith, onlyServices } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import {
  applicableDocuments,
  type DocumentId,
  documentIds,
  documentOf,
  requiredDocuments,
} from './documents.ts'

const applicable = (changes: Partial<ApplicationFacts>) =>
  applicableDocuments(factsWith(changes)).map(({ id }) => id)
const required = (changes: Partial<ApplicationFacts>) =>
  requiredDocuments(factsWith(changes)).map(({ id }) => id)

test.each([
  ['nric_fin_front', 'nric_front', false, 8_000_000],
  ['nric_fin_back', 'nric_back', false, 8_000_000],
  ['poo', 'proof_of_ownership', false, 8_000_000],
  ['electric_meter_reading', 'meter_electric', false, 8_000_000],
  ['water_meter_reading', 'meter_water', false, 8_000_000],
  ['gas_meter_reading', 'meter_gas', false, 8_000_000],
  ['application_form', 'c_signed_utility_application_form', false, 8_000_000],
  ['bizfile', 'c_acra_manual', true, 8_000_000],
  ['loa', 'c_letter_of_auth', false, 8_000_000],
  ['npop', 'nanl_proof_of_premise', false, 8_000_000],
  ['nasd', 'nanl_additional_supporting_documents', false, 8_000_000],
  ['pooop', 'proof_of_occupancy_of_premises', true, 30_000_000],
  ['eil', 'electrical_installation_license_form', false, 8_000_000],
  ['loawrd', 'letter_of_award', false, 8_000_000],
  ['sp_pwrgrd_quot', 'sp_powergrid_quotation', false, 8_000_000],
  ['pub_wat_quot', 'pub_water_quotation', false, 8_000_000],
  ['gst_reg_cert', 'gst_registration_certification', false, 4_000_000],
] as const)(
  'the document %s has the upload type %s, several files: %s, at most %i bytes',
  (id, uploadType, multiple, maxBytes) => {
    expect(documentOf(id)).toMatchObject({ uploadType, multiple, maxBytes, formats: ['pdf', 'jpg', 'png'] })
  },
)

test('the 17 documents have their own ids and upload types', () => {
  expect(new Set(documentIds).size).toBe(17)
  expect(new Set(documentIds.map(id => documentOf(id).uploadType)).size).toBe(17)
})

const company = { type: 'company', residency: null } as const
const commercial = { domain: 'commercial', services: onlyServices('electricity', 'water') } as const
const temporary = { ...commercial, usage: 'temporary' } as const
const permanent = { ...commercial, usage: 'permanent' } as const
const readings = { meterReadingRequired: true } as const

interface Rule {
  readonly rule: string
  readonly facts: Partial<ApplicationFacts>
  readonly needs?: readonly DocumentId[]
  readonly needsNot?: readonly DocumentId[]
}

const nricImages = ['nric_fin_front', 'nric_fin_back'] as const
const quotations = ['sp_pwrgrd_quot', 'pub_wat_quot'] as const

test.each<Rule>([
  { rule: 'a person with typed particulars needs both NRIC images', facts: {}, needs: nricImages },
  { rule: 'a person at a kiosk needs both NRIC images', facts: { mode: 'kiosk' }, needs: nricImages },
  {
    rule: 'a person before the choice of identity data needs both NRIC images',
    facts: { identityData: null },
    needs: nricImages,
  },
  {
    rule: 'a person with identity data needs no NRIC image',
    facts: { identityData: true },
    needsNot: nricImages,
  },
  { rule: 'a company needs no NRIC image', facts: company, needsNot: nricImages },
  {
    rule: 'proof of ownership is needed when the eligibility check requires it',
    facts: { ownershipProofRequired: true },
    needs: ['poo'],
  },
  { rule: 'proof of ownership is not needed otherwise', facts: {}, needsNot: ['poo'] },
  {
    rule: 'meter readings are needed for the chosen services',
    facts: { ...readings, services: onlyServices('electricity', 'gas') },
    needs: ['electric_meter_reading', 'gas_meter_reading'],
    needsNot: ['water_meter_reading'],
  },
  {
    rule: 'meter readings are not needed unless the date requires them',
    facts: { services: onlyServices('electricity', 'water', 'gas') },
    needsNot: ['electric_meter_reading', 'water_meter_reading', 'gas_meter_reading'],
  },
  {
    rule: 'a company with typed particulars needs a signed form and its registry extract',
    facts: company,
    needs: ['application_form', 'bizfile'],
  },
  {
    rule: 'a company with identity data needs no signed form and no registry extract',
    facts: { ...company, identityData: true },
    needsNot: ['application_form', 'bizfile', 'loa'],
  },
  {
    rule: 'a stored signature replaces the signed form',
    facts: { ...company, signed: true },
    needs: ['bizfile'],
    needsNot: ['application_form'],
  },
  {
    rule: 'signing on screen replaces the signed form',
    facts: { ...company, electronicSignature: true },
    needsNot: ['application_form'],
  },
  {
    rule: 'at a kiosk signing on screen does not replace the signed form',
    facts: { ...company, mode: 'kiosk', electronicSignature: true },
    needs: ['application_form'],
  },
  {
    rule: 'at a kiosk a stored signature replaces the signed form',
    facts: { ...company, mode: 'kiosk', electronicSignature: true, signed: true },
    needsNot: ['application_form'],
  },
  {
    rule: 'non-standard premises need a proof of premise',
    facts: { nonStandardAddress: true },
    needs: ['npop'],
  },
  { rule: 'standard premises need no proof of premise', facts: {}, needsNot: ['npop'] },
  { rule: 'commercial permanent usage needs a proof of occupancy', facts: permanent, needs: ['pooop'] },
  { rule: 'commercial temporary usage needs no proof of occupancy', facts: temporary, needsNot: ['pooop'] },
  {
    rule: 'declining preselected gas needs a proof of occupancy',
    facts: { gasPreselected: true },
    needs: ['pooop'],
  },
  {
    rule: 'preselected gas that stays chosen needs no proof of occupancy',
    facts: { gasPreselected: true, services: onlyServices('electricity', 'water', 'gas') },
    needsNot: ['pooop'],
  },
  {
    rule: 'permanent electricity above capacity 2 needs a licence',
    facts: { ...permanent, capacityGrade: 3 },
    needs: ['eil'],
  },
  {
    rule: 'permanent electricity of capacity 2 needs no licence',
    facts: { ...permanent, capacityGrade: 2 },
    needsNot: ['eil'],
  },
  {
    rule: 'temporary electricity needs no licence',
    facts: { ...temporary, capacityGrade: 3 },
    needsNot: ['eil'],
  },
  {
    rule: 'permanent usage without electricity needs no licence',
    facts: { ...permanent, services: onlyServices('water'), capacityGrade: 3 },
    needsNot: ['eil'],
  },
  {
    rule: 'temporary usage needs a letter of award and the quotations of its services',
    facts: temporary,
    needs: ['loawrd', ...quotations],
  },
  {
    rule: 'temporary water alone needs no electricity quotation',
    facts: { ...temporary, services: onlyServices('water') },
    needs: ['loawrd', 'pub_wat_quot'],
    needsNot: ['sp_pwrgrd_quot'],
  },
  {
    rule: 'temporary electricity alone needs no water quotation',
    facts: { ...temporary, services: onlyServices('electricity') },
    needs: ['loawrd', 'sp_pwrgrd_quot'],
    needsNot: ['pub_wat_quot'],
  },
  {
    rule: 'permanent usage needs no letter of award and no quotation',
    facts: permanent,
    needsNot: ['loawrd', ...quotations],
  },
])('$rule', ({ facts, needs = [], needsNot = [] }) => {
  const ids = required(facts)
  expect(ids).toEqual(expect.arrayContaining([...needs]))
  expect(ids.filter(id => needsNot.includes(id))).toEqual([])
})

describe('an optional document', () => {
  test.each<[string, DocumentId, Partial<ApplicationFacts>]>([
    ['the letter of authorisation of a company with typed particulars', 'loa', company],
    ['additional documents of non-standard premises', 'nasd', { nonStandardAddress: true }],
    ['the GST certificate of a declared generator', 'gst_reg_cert', { generatorDeclared: true }],
  ])('%s', (_what, id, facts) => {
    expect(applicable(facts)).toContain(id)
    expect(required(facts)).not.toContain(id)
  })
})

test('a required document is always applicable', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      expect(applicableDocuments(facts)).toEqual(expect.arrayContaining([...requiredDocuments(facts)]))
    }),
  )
})
