import { accountTypes } from '@open-account/domain/application/codes'
import type { ErrorCode } from '@open-account/contracts/errors'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { PremisesValues } from './premisesValues.ts'

/**
 * The check on Next: whether the premises, and a mailing address elsewhere, are known to the service. Says which of the
 * two is not, and brings back the premises number.
 */
export const usePremisesCheck = () => {
  const { signup, facts } = useWizard()
  const account_type = accountTypes[signup.domain]

  const premiseNumber = async (
    utilities: '0' | '1',
    body: {
      readonly house_number: string
      readonly floor: string
      readonly unit: string
      readonly postal_code: string
    },
  ): Promise<string> => {
    const { premise_no } = await bodyOf(
      tsr.premise.lookUpUtilities.mutate({ query: { utilities }, body: { account_type, ...body } }),
    )
    return premise_no
  }

  return async (
    values: PremisesValues,
  ): Promise<{ readonly refused: ErrorCode } | { readonly number: string }> => {
    let number = ''
    if (!facts.nonStandardAddress) {
      number = await premiseNumber('1', {
        house_number: values.premise_block,
        floor: values.premise_floor,
        unit: values.premise_unit,
        postal_code: values.premise_postal_code,
      })
      if (number === '') return { refused: 'premises_invalid' }
    }
    if (facts.nonStandardAddress || !values.check_same_address) {
      const mail = await premiseNumber('0', {
        house_number: values.mail_block,
        floor: values.mail_floor,
        unit: values.mail_unit,
        postal_code: values.mail_postal_code,
      })
      if (mail === '') return { refused: 'mailing_address_invalid' }
    }
    return { number }
  }
}
