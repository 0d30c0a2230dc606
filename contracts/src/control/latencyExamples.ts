import type { ExamplesByCall } from '../endpointDocs.ts'

export const latencyExamples = {
  set: {
    valid: {
      params: { world: 'default' },
      body: { latency_ms: 700 },
      answer: { status: 200, body: { latency_ms: 700 } },
    },
    invalid: {
      params: { world: 'default' },
      body: { latency_ms: '700' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
} satisfies ExamplesByCall
