import type { ExamplesByCall } from './endpointDocs.ts'

const state_id = 'a3f1c9d2e4b50718293a4b5c6d7e8f90'
const page = 'The page of the identity service.'

export const identityExamples = {
  authorize: {
    valid: { params: { state_id }, answer: { status: 200, body: page } },
    invalid: { params: { state_id: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  authorizeLinked: {
    valid: { params: { state_id, linker: '00000' }, answer: { status: 200, body: page } },
    invalid: { params: { state_id: 'unknown', linker: '00000' }, refusedBy: 'state', error: 'not_found' },
  },
  readPerson: {
    valid: {
      params: { state_id },
      answer: {
        status: 200,
        body: {
          nric: 'S1234567D',
          name: 'TAN AH KOW',
          date_of_birth: '1985-03-27',
          race: 'CN',
          nationality: 'SG',
          email: 'tan.ah.kow@example.com',
          mobile: '91234567',
          homeNo: '',
          work_pass_status: '',
        },
      },
    },
    invalid: { params: { state_id }, refusedBy: 'state', error: 'myinfo_workpass_expired' },
  },
  readCompany: {
    valid: {
      params: { state_id },
      answer: {
        status: 200,
        body: {
          uen: '53287432C',
          company_name: 'LORONG TRADING',
          representative_name: 'TAN AH KOW',
          representative_email: 'office@example.com',
          representative_mobileno: '91234567',
          company_status: 'Live',
        },
      },
    },
    invalid: { params: { state_id }, refusedBy: 'state', error: 'myinfobiz_companystatus_notlive' },
  },
  forget: {
    valid: { params: { state_id }, answer: { status: 204 } },
    invalid: { params: { state_id: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
