import { describe, expect, test } from 'vitest'
import { bodies } from '../../test/bodies.ts'
import { submitBody } from './body.ts'
import { factsOfBody, type ServiceFacts } from './factsOfBody.ts'

const { residentialPersonal, residentialCompany, commercialPersonal } = bodies

const serviceFacts: ServiceFacts = {
  townGas: null,
  gasPreselected: false,
  foundTension: null,
  highTensionHandled: false,
  ownershipProofRequired: false,
  timeslotAllowed: true,
  timeslotRequired: false,
  meterReadingRequired: false,
  electronicSignature: false,
}

const factsOf = (body: unknown, changes: Partial<ServiceFacts> = {}) =>
  factsOfBody(submitBody.parse(body), { ...serviceFacts, ...changes })

describe('domain and type come from the account codes, the mode from the source', () => {
  test.each([
    [residentialPersonal, 'residential', 'personal'],
    [residentialCompany, 'residential', 'company'],
    [commercialPersonal, 'commercial', 'personal'],
  ])('%#', (body, domain, type) => expect(factsOf(body)).toMatchObject({ domain, type, mode: 'normal' }))

  test.each([
    ['K', 'kiosk'],
    ['M', 'mobile'],
    ['W', 'normal'],
  ])('the source %s is the mode %s', (source, mode) =>
    expect(factsOf({ ...residentialPersonal, source }).mode).toBe(mode),
  )
})

describe('the body determines the facts', () => {
  test.each([
    ['a bankruptcy number', { bankruptcy_number: 'B12' }, { bankrupt: true, timeslotAllowed: false }],
    ['no bankruptcy number', {}, { bankrupt: false, timeslotAllowed: true }],
    ['a GST number', { gst_no: 'M2' }, { generatorDeclared: true }],
    ['bills by e-mail', { ebill: true }, { emailBill: true, emailBillVerified: true }],
    ['a signature', { file_id: 'f1' }, { signed: true }],
    ['a FIN', { nric: 'M2424771J' }, { residency: 'foreigner' }],
    ['identity data', { fromMyInfo: true }, { identityData: true }],
    [
      'centralised cooling',
      { chilled_water: true },
      { services: { electricity: true, water: true, gas: false, cooling: true } },
    ],
    ['post to the premises', {}, { mailingSameAsPremises: true }],
    [
      'post elsewhere',
      { mailing_address: { ...residentialPersonal.mailing_address, block: '1' } },
      { mailingSameAsPremises: false },
    ],
  ])('%s', (_, change, facts) => expect(factsOf({ ...residentialPersonal, ...change })).toMatchObject(facts))
})

test('only commercial bodies have a usage, a type of premises and a capacity grade', () => {
  expect(factsOf(commercialPersonal)).toMatchObject({
    usage: 'permanent',
    tension: null,
    premisesType: 'PREMISES_OTHERS',
    capacityGrade: 3,
  })
  expect(factsOf(residentialPersonal)).toMatchObject({ usage: null, premisesType: null, capacityGrade: null })
})

test('a company has no residency', () => expect(factsOf(residentialCompany).residency).toBeNull())

test('facts that only the service has are taken from it', () =>
  expect(
    factsOf(residentialPersonal, { ownershipProofRequired: true, timeslotAllowed: false }),
  ).toMatchObject({
    ownershipProofRequired: true,
    timeslotAllowed: false,
  }))
