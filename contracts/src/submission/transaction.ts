import { z } from 'zod'
import { source } from '../fields/codes.ts'
import { analyticsClientId, stateId } from '../fields/ids.ts'

/** Which transaction is submitted, from where, and how bills come. */
export const transactionShape = {
  transaction_id: stateId,
  source,
  gaId: analyticsClientId,
  ebill: z
    .boolean()
    .meta({ description: 'Bills by e-mail: true only when wanted and the e-mail is verified.' }),
  enable_paper_bill: z.boolean().meta({
    description:
      'Bills on paper: true unless bills come by e-mail alone. Where `ebill` is false too, no bill would come: that is refused.',
  }),
  fromMyInfo: z.boolean().meta({ description: 'Whether identity data gave the particulars.' }),
}
