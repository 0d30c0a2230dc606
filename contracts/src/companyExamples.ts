import type { ExamplesByCall } from './endpointDocs.ts'

export const companyExamples = {
  lookUpName: {
    valid: {
      body: { uen: '53287432C' },
      answer: {
        status: 200,
        body: { name: 'LORONG TRADING', source: 'ACRA', details: '', data: { ebsName: '' } },
      },
    },
    invalid: { body: { uen: '532874' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
