import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }
const added = {
  kind: 'person',
  id: 'my.lecturer',
  sentence: 'A lecturer without a mobile number.',
  data: {
    nric: 'S1234567D',
    name: 'TAN AH KOW',
    date_of_birth: '1985-03-27',
    race: 'CN',
    nationality: 'SG',
    email: 'tan.ah.kow@example.com',
    mobile: '',
    homeNo: '',
    work_pass_status: '',
  },
}

const stored = { ...added, rule: 'identity.person' }

export const personasExamples = {
  list: {
    valid: { params, answer: { status: 200, body: { personas: [stored], total: 1 } } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  add: {
    valid: { params, body: added, answer: { status: 201, body: stored } },
    invalid: {
      params,
      body: { ...added, id: 'My lecturer' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  choose: {
    valid: {
      params,
      body: { person: 'my.lecturer' },
      answer: { status: 200, body: { person: 'my.lecturer' } },
    },
    invalid: { params, body: { persona: 'my.lecturer' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
