import type { ExamplesByCall } from '../endpointDocs.ts'

export const coverageExamples = {
  read: {
    valid: {
      params: { world: 'default' },
      answer: {
        status: 200,
        body: {
          rules: [{ rule: 'premises.found', count: 3 }],
          errors: [],
          missing_rules: ['premises.not-found'],
          missing_errors: ['address_not_found'],
        },
      },
    },
    invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
} satisfies ExamplesByCall
