import { z } from 'zod'
import { applicantType, domain, occupancy } from '../fields/codes.ts'
import { appId, stateId } from '../fields/ids.ts'
import { yesNo } from './draftField.ts'

/** The state of the thank-you page; without `success` it shows nothing. Source: document 2, section 2. */
export const thankYouState = z
  .strictObject({
    success: yesNo('Whether the application was accepted and, where it had to be, paid.'),
    ebill: yesNo('Whether bills come by e-mail.'),
    paper_bill: yesNo('Whether paper bills come as well.'),
    contact: z
      .strictObject({
        email: z.string().meta({ description: 'E-mail address for the appointment.' }),
        number: z.string().meta({ description: 'Mobile number for the appointment, with its prefix.' }),
      })
      .meta({ description: 'Contact for the confirmation of the appointment.' }),
    nanl: yesNo('Whether the premises have no official address.'),
    application: z
      .strictObject({ transaction_id: stateId, domain, type: applicantType, occupancy })
      .meta({ description: 'The application that was submitted.' }),
    appId,
  })
  .meta({ description: 'The state of the thank-you page.' })
export type ThankYouState = z.infer<typeof thankYouState>
