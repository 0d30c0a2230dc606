import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { accountTypes, Tension } from '@open-account/domain/application/codes'
import type { Valued } from '../../scenarios/ownValues.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'

type CommercialBody = Extract<SubmitBody, { account_type: typeof accountTypes.commercial }>

/** The tension of commercial premises: from the look-up, or else as chosen (C-178). */
export const tensionOfBody = (
  { premise_address: address, tension_level: chosen }: CommercialBody,
  world: Valued,
): Tension | null => premisesAt(address?.postal_code ?? '', world).tension ?? (chosen === '' ? null : chosen)
