import { z } from 'zod'
import type { ServiceErrorCode } from './errors.ts'
import { appId } from './fields/ids.ts'

const hmac = z.string().meta({ description: 'Signature of the payload, base64.' })

/** The form that the browser posts to the payment gateway unchanged. */
export const paymentDetails = z
  .object({
    enets_url: z.url().meta({ description: 'Address to which the form is posted.' }),
    api_key: z.string().meta({ description: 'Key of the merchant, posted as apiKey.' }),
    payload: z.string().meta({ description: 'Request to the gateway, posted byte for byte.' }),
    hmac: hmac.optional(),
  })
  .meta({ description: 'The form that the browser posts to the payment gateway.' })

const errorShape = {
  error: z.string().optional().meta({ description: 'Code of the error; left out without one.' }),
  error_description: z.string().optional().meta({ description: 'A message about it for the applicant.' }),
}

const accepted = z
  .object({
    status: z.literal('SUCCESS').meta({ description: 'The application is accepted and stored.' }),
    app_id: appId,
    email: z.string().meta({ description: 'E-mail address that the confirmation goes to.' }),
    payment_details: paymentDetails.optional(),
    hmac: hmac.optional().meta({ description: 'Used where payment_details has none.' }),
    ...errorShape,
  })
  .meta({ description: 'The application is accepted; payment_details when it is to be paid online.' })

const signatureNotAttached = z
  .object({
    status: z.literal('FAIL').meta({ description: 'The signature could not be attached to the form.' }),
    app_id: appId,
    email: z.string().optional().meta({ description: 'E-mail address that the confirmation goes to.' }),
    ...errorShape,
  })
  .meta({ description: 'The application is stored, but the signature could not be attached.' })

/** The answer of this service to a submission. Refusals have their own status. */
export const submitAnswer = z
  .discriminatedUnion('status', [accepted, signatureNotAttached])
  .meta({ description: 'The result of the submission.' })
export type SubmitAnswer = z.infer<typeof submitAnswer>

/** The refusals of a submission, by their codes. */
export const submitRefusals = [
  'pending',
  'duplicate',
  'already_submitted',
  'application_incomplete',
  'deposit_not_calculable',
  'date_invalid_ncc',
  'date_invalid_ncc_12pm',
  'date_invalid_pool',
  'date_invalid_pool_12pm',
  'date_invalid_retailer',
  'date_invalid_retailer_12pm',
  'OA_CALENDAR_ERROR',
  'timeslot_not_available',
] as const satisfies readonly ServiceErrorCode[]

const refusedInside = z
  .object({
    status: z.enum(submitRefusals).meta({ description: 'Code of the refusal.' }),
    error: z.string().optional().meta({ description: 'The code once more, or a more exact one.' }),
    error_description: z.string().optional().meta({ description: 'A message for the applicant.' }),
  })
  .meta({
    description:
      'A refusal inside a success, as document 2 prints it. This service refuses by status; clients accept both (C-188).',
  })

/** Every answer to a submission that a client must handle. */
export const submitReply = z
  .discriminatedUnion('status', [accepted, signatureNotAttached, refusedInside])
  .meta({ description: 'The result of the submission.' })
export type SubmitReply = z.infer<typeof submitReply>
