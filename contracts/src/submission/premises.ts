import { z } from 'zod'
import { occupancy } from '../fields/codes.ts'
import { description } from '../fields/description.ts'
import { premiseNumber } from '../fields/ids.ts'
import { useOfPremises } from '../fields/useOfPremises.ts'
import { orEmpty } from '../fields/orEmpty.ts'
import { submittedMailingAddress, submittedPremiseAddress } from './address.ts'

/** The premises and the address for post. Source: document 2, section 3. */
export const premisesShape = {
  occ_type: occupancy,
  use_of_premises: useOfPremises,
  premise_number: orEmpty(premiseNumber),
  premise_address: submittedPremiseAddress.optional().meta({
    description: 'Address of the premises; left out where there is no official one (nanl).',
  }),
  nanl: z.boolean().meta({ description: 'Whether the premises have no official address.' }),
  nanl_additional_info: orEmpty(description),
  mailing_address: submittedMailingAddress,
}
