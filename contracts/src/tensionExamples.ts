import type { ExamplesByCall } from './endpointDocs.ts'

const example = {
  tensionLevel: 'HT',
  nric: '53287432C',
  electricitySelected: true,
  waterSelected: true,
  gasSelected: false,
  chilledWaterSelected: false,
}

export const tensionExamples = {
  validate: {
    valid: { body: example, answer: { status: 200, body: { mcst: false } } },
    invalid: { body: { ...example, tensionLevel: 'ht' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
