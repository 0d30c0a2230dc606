import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { accountTypes, Tension } from '@open-account/domain/application/codes'
import { premisesAt } from '../../scenarios/premisesAt.ts'

type CommercialBody = Extract<SubmitBody, { account_type: typeof accountTypes.commercial }>

/** The tension of commercial premises: from the look-up, or else as chosen (C-178). */
export const tensionOfBody = ({
  premise_address: address,
  tension_level: chosen,
}: CommercialBody): Tension | null =>
  premisesAt(address?.postal_code ?? '').tension ?? (chosen === '' ? null : chosen)
