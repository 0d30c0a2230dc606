import type { ExamplesByCall } from '../endpointDocs.ts'

export const magicValuesExamples = {
  list: {
    valid: {
      answer: {
        status: 200,
        body: {
          values: [
            {
              kind: 'postalCode',
              value: '999999',
              id: 'premises.not-found',
              rule: 'premises.not-found',
              sentence: 'A postal code that is never found.',
            },
          ],
        },
      },
    },
    invalid: { refusedBy: 'state', error: 'unavailable' },
  },
} satisfies ExamplesByCall
