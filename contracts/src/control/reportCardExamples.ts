import type { ExamplesByCall } from '../endpointDocs.ts'
import { clientRules } from './clientRules.ts'

const params = { world: 'default' }
const invalid = { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' } as const

export const reportCardExamples = {
  verify: {
    valid: {
      params,
      answer: {
        status: 200,
        body: {
          passed: false,
          calls: 12,
          rules: [
            {
              rule: 'otp.pause',
              sentence: clientRules['otp.pause'].sentence,
              result: 'fail',
              breaches: [
                {
                  calls: [
                    {
                      entry: '019d6b3a51c2a4f0-00004',
                      at: '2026-11-20T10:15:20',
                      call: 'account.requestOtp',
                      status: 429,
                      error: 'otp_too_soon',
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    },
    invalid,
  },
  page: { valid: { params, answer: { status: 200, body: 'A page.' } }, invalid },
  junit: { valid: { params, answer: { status: 200, body: 'A test suite.' } }, invalid },
} satisfies ExamplesByCall
