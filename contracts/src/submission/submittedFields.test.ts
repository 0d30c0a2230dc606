import { fieldNames, isFieldSubmitted } from '@open-account/domain/requirements/fields'
import { missingSubmittedFields } from '@open-account/domain/requirements/missingFields'
import { describe, expect, test } from 'vitest'
import { bodies } from '../../test/bodies.ts'
import { submitBody } from './body.ts'
import { factsOfBody, type ServiceFacts } from './factsOfBody.ts'
import { answersOfBody, bodyPathOf } from './submittedFields.ts'

const known: ServiceFacts = {
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
  return missingSubmittedFields(factsOfBody(parsed, known), answersOfBody(parsed))
}

const booked = { appointment_start_time: '090000', appointment_end_time: '120000', tension_level: 'LT' }
const { tension_level: _, ...bookedResidential } = booked

describe('the plainest application of each flow misses nothing', () => {
  test.each([
    ['residential personal', { ...bodies.residentialPersonal, ...bookedResidential }],
    ['residential company', { ...bodies.residentialCompany, ...bookedResidential }],
    ['commercial personal', { ...bodies.commercialPersonal, ...booked }],
    ['commercial company', { ...bodies.commercialCompany, ...booked }],
  ])('%s', (__, body) => expect(missing(body)).toEqual([]))
})

describe('what this application needs and the body lacks is named by the draft', () => {
  test.each([
    ['no timeslot', bodies.residentialPersonal, {}, ['turn_on_datetime']],
    [
      'no date of issue',
      bodies.residentialPersonal,
      { ...bookedResidential, nric_issue_yyyymmdd: '' },
      ['nric_fin_doi'],
    ],
    [
      'the date that stands for no date of issue',
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

test('every field that a submission carries has its place in the body', () => {
  expect(fieldNames.filter(field => isFieldSubmitted(field) && bodyPathOf(field) === null)).toEqual([])
})
