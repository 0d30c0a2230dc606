import type { ExamplesByCall } from '../endpointDocs.ts'

const params = { world: 'default' }
const maintenance = { 'oa-maintenance': { active: true, message: 'We are back at 6 am.' } }

export const worldFlagsExamples = {
  read: {
    valid: { params, answer: { status: 200, body: maintenance } },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  change: {
    valid: {
      params,
      body: { flags: [{ name: 'oa-maintenance', ...maintenance['oa-maintenance'] }] },
      answer: { status: 200, body: maintenance },
    },
    invalid: {
      params,
      body: { flags: [{ name: 'oa-mainteance', active: true }] },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
} satisfies ExamplesByCall
