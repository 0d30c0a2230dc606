import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts, factsWith, onlyServices } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { type Step, visibleSteps } from '../flow/flows.ts'
import { applicableDocuments, type DocumentId } from './documents.ts'
import {
  documentsDeferredFrom,
  documentsOnStep,
  missingDocuments,
  missingDocumentsUpTo,
} from './documentSteps.ts'

const ids = (documents: readonly { id: DocumentId }[]) => documents.map(({ id }) => id)

const nonStandard = { nonStandardAddress: true } as const
const company = { type: 'company', residency: null } as const
const shop = { domain: 'commercial', usage: 'permanent', services: onlyServices('electricity') } as const
const kiosk = { mode: 'kiosk' } as const

test.each<[string, Step, Partial<ApplicationFacts>, readonly DocumentId[]]>([
  [
    'particulars have the NRIC of a person with typed particulars',
    'particulars',
    {},
    ['nric_fin_front', 'nric_fin_back'],
  ],
  ['particulars at a kiosk have no document', 'particulars', kiosk, []],
  [
    'utilities have the proofs and readings of a resident',
    'utilities',
    { ...nonStandard, ownershipProofRequired: true, meterReadingRequired: true },
    ['poo', 'electric_meter_reading', 'water_meter_reading', 'npop', 'nasd'],
  ],
  [
    'confirmation at a kiosk has every document of a resident',
    'confirmation',
    kiosk,
    ['nric_fin_front', 'nric_fin_back'],
  ],
  ['review has the upload list of a commercial person', 'review', { ...shop, identityData: true }, ['pooop']],
  [
    'review at a kiosk has every document of a commercial person',
    'review',
    { ...shop, ...kiosk },
    ['nric_fin_front', 'nric_fin_back', 'pooop'],
  ],
  [
    'upload has the upload list of a company with typed particulars',
    'upload',
    { ...shop, ...company },
    ['application_form', 'bizfile', 'loa', 'pooop'],
  ],
  [
    'review has only the readings of a company with typed particulars',
    'review',
    { ...shop, ...company, meterReadingRequired: true },
    ['electric_meter_reading'],
  ],
  [
    'confirmation has the upload list of a company with identity data',
    'confirmation',
    { ...shop, ...company, identityData: true },
    ['pooop'],
  ],
])('%s', (_rule, step, facts, expected) => {
  expect(ids(documentsOnStep(step, factsWith(facts)))).toEqual(expected)
})

test('a step at a kiosk lists its documents that are uploaded on another step', () => {
  expect(ids(documentsDeferredFrom('particulars', factsWith(kiosk)))).toEqual([
    'nric_fin_front',
    'nric_fin_back',
  ])
  expect(ids(documentsDeferredFrom('particulars', factsWith()))).toEqual([])
})

test('every applicable document is on exactly one visible step', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const shown = visibleSteps(facts).flatMap(({ step }) => ids(documentsOnStep(step, facts)))
      expect(shown.toSorted()).toEqual(ids(applicableDocuments(facts)).toSorted())
    }),
  )
})

test('an uploaded document is not missing', () => {
  expect(ids(missingDocuments(factsWith(), ['nric_fin_front']))).toEqual(['nric_fin_back'])
})

test('a document of a later step is not missing yet', () => {
  const facts = factsWith({ ...shop, ...company })
  expect(ids(missingDocumentsUpTo('review', facts, []))).toEqual([])
  expect(ids(missingDocumentsUpTo('upload', facts, []))).toEqual(['application_form', 'bizfile', 'pooop'])
})
