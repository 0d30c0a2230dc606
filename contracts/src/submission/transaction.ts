import { z } from 'zod'
import { source } from '../fields/codes.ts'
import { analyticsClientId, stateId } from '../fields/ids.ts'

/** Which transaction is submitted, from where, and how bills come. */
export const transactionShape = {
  transaction_id: stateId,
  source,
  gaId: z.optional(analyticsClientId),
  ebill: z
    .boolean()
    .meta({ description: 'Bills by e-mail: true only when wanted and the e-mail is verified.' }),
  enable_paper_bill: z.boolean().meta({ description: 'Whether paper bills are wanted.' }),
  fromMyInfo: z.boolean().meta({ description: 'Whether identity data gave the particulars.' }),
}
