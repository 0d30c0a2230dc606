import { z } from 'zod'
import { source } from '../fields/codes.ts'
import { analyticsClientId, stateId } from '../fields/ids.ts'

/** The submitted transaction, its source and the delivery of bills. */
export const transactionShape = {
  transaction_id: stateId,
  source,
  gaId: analyticsClientId,
  ebill: z
    .boolean()
    .meta({ description: 'Bills by e-mail: true only when chosen and the e-mail is verified.' }),
  enable_paper_bill: z.boolean().meta({
    description:
      'Bills on paper: true unless bills are sent by e-mail only. False together with `ebill` is refused, because no bill would be delivered.',
  }),
  fromMyInfo: z.boolean().meta({ description: 'Whether the particulars are identity data.' }),
}
