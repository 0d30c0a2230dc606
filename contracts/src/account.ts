import { z } from 'zod'
import { bodyRefusals } from './errors.ts'
import { availableGas, businessPartnerType, occupancy } from './fields/codes.ts'
import { email } from './fields/email.ts'

import { identityNumber } from './fields/identityNumber.ts'
import { premiseNumber, stateId } from './fields/ids.ts'
import { nric } from './fields/nric.ts'
import { otp } from './fields/otp.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { accountExamples } from './accountExamples.ts'
import { c } from './router.ts'

const premiseNumberIfAny = z
  .union([premiseNumber, z.literal('')])
  .optional()
  .describe('Premises number; empty or left out for premises without an official address.')

/** The request of the eligibility check. The documents call the premises number both premises and premise_no. */
const eligibilityBody = z
  .strictObject({
    nric_roc: identityNumber,
    bp_type: businessPartnerType,
    premises: premiseNumberIfAny,
    premise_no: premiseNumberIfAny,
    occupancy,
    transaction_id: stateId,
  })
  .describe('Question whether this applicant may open an account at these premises.')

/** The second payload of the same path, which checks whether the person is a new customer. */
const newCustomerBody = z.strictObject({ nric }).describe('Question whether this person is a new customer.')

export const eligibilityAnswer = z
  .object({
    eligible: z.boolean().describe('Whether the applicant may open an account, as owner or as tenant.'),
    has_missed_appointment: z.boolean().describe('Whether an earlier appointment was missed.'),
    is_disconnected: z.boolean().describe('Whether an earlier supply was disconnected.'),
    is_new_customer: z
      .boolean()
      .describe('False when an account under this name is active at these premises.'),
    available_gas: availableGas,
    timeslot_allowed: z.boolean().describe('Whether an appointment may be booked.'),
    linked_email: z
      .string()
      .nullable()
      .describe("E-mail of the applicant's existing account, to be shown masked; null when there is none."),
  })
  .describe('Whether this applicant may open an account at these premises.')
export type EligibilityAnswer = z.infer<typeof eligibilityAnswer>

const newCustomerAnswer = z
  .object({ isnewcustomer: z.boolean().describe('Whether the person has no account yet.') })
  .describe('Whether this person is a new customer.')

const emailLinkedBody = z.strictObject({
  email,
  transaction_id: stateId,
  isChangedEmailLinked: z
    .boolean()
    .optional()
    .describe('Whether an earlier linked e-mail was changed for this one.'),
})

const emailLinkedAnswer = z.object({
  emailid: z.string().describe('The e-mail in the request.'),
  islinked: z.boolean().describe('Whether it belongs to another utilities account.'),
  message: z.string().describe('Message to show when it is linked; empty otherwise.'),
})

export const account = c.router(
  {
    checkCustomer: {
      method: 'POST',
      path: '/v1/accounts/profile/is-new-ebs-customer',
      summary: 'Check whether an applicant may open an account',
      description:
        'Called on Next of the particulars screen. With an NRIC alone the same path only returns whether the person is ' +
        'a new customer. Every outcome is an answer, not a refusal; the application decides how it continues.',
      body: z.union([eligibilityBody, newCustomerBody]).describe('One of two questions.'),
      responses: {
        200: z
          .union([eligibilityAnswer, newCustomerAnswer])
          .describe('The answer to the question in the request.'),
        ...bodyRefusals(),
      },
      metadata: {
        units: 'Business partner type 1 person, 2 company. Gas Y available, N not available, null unknown.',
        errors: {},
        example: accountExamples.checkCustomer,
      } satisfies EndpointDocs,
    },
    isEmailLinked: {
      method: 'POST',
      path: '/v1/accounts/profile/is-email-linked',
      summary: 'Check whether an e-mail belongs to another account',
      description:
        'Called one second after the last change of the e-mail. A linked e-mail cannot receive an e-bill.',
      body: emailLinkedBody,
      responses: { 200: emailLinkedAnswer, ...bodyRefusals() },
      metadata: {
        units: 'E-mail of at most 64 characters.',
        errors: {},
        example: accountExamples.isEmailLinked,
      } satisfies EndpointDocs,
    },
    requestOtp: {
      method: 'POST',
      path: '/v1/accounts/profile/request-email-otp',
      summary: 'Send a one-time password to an e-mail',
      description:
        'Sends a new one-time password and invalidates an earlier one. It is valid for 300 seconds; another one may ' +
        'be requested after 60 seconds, and at most five within an hour.',
      body: z.strictObject({ email, transaction_id: stateId }),
      responses: {
        200: z.object({ status: z.literal('SUCCESS').describe('The e-mail was sent.') }),
        ...bodyRefusals('otp_too_soon', 'otp_limit'),
      },
      metadata: {
        units: 'The service counts seconds and hours.',
        errors: {
          otp_too_soon: 'One was sent less than 60 seconds ago.',
          otp_limit: 'Five were sent for this transaction within the hour.',
        },
        example: accountExamples.requestOtp,
      } satisfies EndpointDocs,
    },
    verifyOtp: {
      method: 'POST',
      path: '/v1/accounts/profile/verify-email-otp',
      summary: 'Verify a one-time password',
      description:
        'Right, wrong and expired are answers, not refusals. The third wrong attempt invalidates the one-time ' +
        'password, and a new one must be requested.',
      body: z.strictObject({ email, otp, transaction_id: stateId }),
      responses: {
        200: z.object({
          verified: z.boolean().describe('Whether the e-mail is verified now.'),
          message: z.string().describe('Message to show when it is not; empty otherwise.'),
        }),
        ...bodyRefusals(),
      },
      metadata: {
        units: 'One-time password of six digits, valid for 300 seconds and three attempts.',
        errors: {},
        example: accountExamples.verifyOtp,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
