import { fieldNames, isFieldSubmitted } from '@open-account/domain/requirements/fields'
import { missingSubmittedFields } from '@open-account/domain/requirements/missingFields'
import { describe, expect, test } from 'vitest'
import { bodies } from '../../test/bodies.ts'
import { submitBody } from './body.ts'
import { factsOfBody, type ServiceFacts } from './factsOfBody.ts'
import { answersOfBody, bodyPathOf } from './submittedFields.ts'

const serviceFacts: ServiceFacts = {
  townGas: null,
  gasPreselected: false,
  foundTension: null,
  highTensionHandled: true,
  ownershipProofRequired: false,
  timeslotAllowed: true,
  timeslotRequired: true,
  meterReadingRequired: false,
  electronicSignature: false,
}

const missing = (body: unknown) => {
  const parsed = submitBody.parse(body)
  return missingSubmittedFields(factsOfBody(parsed, serviceFacts), answersOfBody(parsed))
}

const booked = { appointment_start_time: '090000', appointment_end_time: '120000', tension_level: 'LT' }
const { tension_level: _, ...bookedResidential } = booked

describe('the simplest application of each flow has no missing field', () => {
  test.each([
    ['residential personal', { ...bodies.residentialPersonal, ...bookedResidential }],
    ['residential company', { ...bodies.residentialCompany, ...bookedResidential }],
    ['commercial personal', { ...bodies.commercialPersonal, ...booked }],
    ['commercial company', { ...bodies.commercialCompany, ...booked }],
  ])('%s', (__, body) => expect(missing(body)).toEqual([]))
})

describe('a missing field has its name of the draft', () => {
  test.each([
    ['no timeslot', bodies.residentialPersonal, {}, ['turn_on_datetime']],
    [
      'no date of issue',
      bodies.residentialPersonal,
      { ...bookedResidential, nric_issue_yyyymmdd: '' },
      ['nric_fin_doi'],
    ],
    [
      'the placeholder date without a date of issue',
      bodies.commercialPersonal,
      { ...booked, nric_issue_yyyymmdd: '19000101' },
      ['nric_fin_doi'],
    ],
    [
      'a generator without the date of its GST registration',
      bodies.residentialPersonal,
      { ...bookedResidential, gst_no: 'M2' },
      ['gst_reg_date'],
    ],
    [
      'no service',
      bodies.residentialPersonal,
      { ...bookedResidential, electricity: false, water: false },
      ['services'],
    ],
    ['no capacity', bodies.commercialPersonal, { ...booked, elect_capacity: '' }, ['ELECT_CAPACITY']],
    [
      'temporary electricity without its application',
      bodies.commercialPersonal,
      { ...booked, type_of_usage: 'temporary' },
      ['supply_application_number'],
    ],
  ])('%s', (__, body, change, fields) => expect(missing({ ...body, ...change })).toEqual(fields))
})

test('every submitted field has its path in the body', () => {
  expect(fieldNames.filter(field => isFieldSubmitted(field) && bodyPathOf(field) === null)).toEqual([])
})
