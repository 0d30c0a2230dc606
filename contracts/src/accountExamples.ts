import type { ExamplesByCall } from './endpointDocs.ts'
import { emailLinked } from './fields/emailMessages.ts'

const example = { transaction_id: 'a3f1c9d2e4b50718293a4b5c6d7e8f90', email: 'tan.ah.kow@example.com' }

export const accountExamples = {
  checkCustomer: {
    valid: {
      body: {
        nric_roc: 'S1234567D',
        bp_type: '1',
        premise_no: '3101450901280',
        occupancy: 'owner',
        transaction_id: example.transaction_id,
      },
      answer: {
        status: 200,
        body: {
          eligible: true,
          has_missed_appointment: false,
          is_disconnected: false,
          is_new_customer: true,
          available_gas: null,
          timeslot_allowed: true,
          linked_email: null,
        },
      },
    },
    invalid: { body: { nric: 'S1234567A' }, refusedBy: 'shape', error: 'invalid_request' },
  },
  isEmailLinked: {
    valid: {
      body: example,
      answer: { status: 200, body: { emailid: example.email, islinked: true, message: emailLinked } },
    },
    invalid: {
      body: { ...example, email: 'tan.ah.kow' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  requestOtp: {
    valid: { body: example, answer: { status: 200, body: { status: 'SUCCESS' } } },
    invalid: { body: example, refusedBy: 'state', error: 'otp_too_soon' },
  },
  verifyOtp: {
    valid: {
      body: { ...example, otp: '482913' },
      answer: {
        status: 200,
        body: { verified: false, message: 'The OTP you have entered is invalid. Please try again.' },
      },
    },
    invalid: { body: { ...example, otp: '4829' }, refusedBy: 'shape', error: 'invalid_request' },
  },
} satisfies ExamplesByCall
