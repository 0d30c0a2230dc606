import { z } from 'zod'
import { accountType, domain } from '../fields/codes.ts'

/** One choice of the use-of-premises list from the service. Source: document 2, section 3. */
export const useOfPremisesItem = z
  .strictObject({
    label: z.string().meta({ description: 'Name of the use, shown to the applicant.' }),
    accountType,
    useOfPremise: z.string().meta({ description: 'Code of the use.' }),
    order: z.int().meta({ description: 'Position in the list, lowest first.' }),
    domain: domain.optional(),
    text: z.string().optional().meta({ description: 'The label again, for lists that read text and value.' }),
    value: z.string().optional().meta({ description: 'The code again, for lists that read text and value.' }),
  })
  .meta({ description: 'One choice of the use-of-premises list.' })
export type UseOfPremisesItem = z.infer<typeof useOfPremisesItem>
