import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'a3f1c9d2e4b50718293a4b5c6d7e8f90' }
const link = '0193a5c2b7f0000001d41402abc4b2a7'
const place = '/open-account/residential/personal/confirmation'
const state = '9b1deb4d3b7d4bad'
const listed = {
  id: link,
  name: 'the last line of the address',
  state_id: state,
  place,
  expires_at: '2026-11-27T10:15:00',
}
const draft = {
  signupStart: 'true',
  signupStateId: state,
  signupDomainType: 'residential/personal',
  isNanl: 'false',
  signupFlow: '["premises","particulars","utilities","confirmation"]',
  signupStep: '3',
  signupData: '{"personal_contact_information":{"email":"tan.ah.kow@example.com"}}',
  place,
}

export const linksExamples = {
  make: {
    valid: {
      params,
      body: { draft, name: listed.name },
      answer: {
        status: 201,
        body: { ...listed, url: 'http://localhost:3000/mock/links/mWv0zX3Jr6Qb9TnY2KcD5A' },
      },
    },
    invalid: {
      params,
      body: { draft: { ...draft, token: 'kiosk-token-1' } },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  list: {
    valid: {
      params,
      query: { text: 'address' },
      answer: { status: 200, body: { links: [listed], total: 1 } },
    },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  remove: {
    valid: { params: { ...params, link }, answer: { status: 204 } },
    invalid: { params: { ...params, link: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
