import type { ExamplesByCall } from './endpointDocs.ts'

export const appconfigExamples = {
  read: {
    valid: {
      answer: {
        status: 200,
        body: {
          'oa-maintenance': { active: false, message: '' },
          'pre-oa-maintenance': {
            active: true,
            message: 'We are upgrading on Sunday from 1 am to 3 am.',
          },
          'e-signature-web': { active: true, message: '' },
          settings: { manualEntry: true, hotline: '1800 2222 333' },
        },
      },
    },
    invalid: { headers: { 'x-world': 'a-world-that-is-over' }, refusedBy: 'state', error: 'expired' },
  },
} satisfies ExamplesByCall
