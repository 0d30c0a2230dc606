import { accountTypes } from '@open-account/domain/application/codes'
import type { ErrorCode } from '@open-account/contracts/errors'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { Draft } from '../../../session/draft.ts'
import { addressOf, type AddressPart } from './addresses.ts'

/**
 * The check on Next: whether the service knows the premises, and a separate mailing address. Returns which one is
 * unknown, and the premises number.
 */
export const usePremisesCheck = () => {
  const { signup, facts } = useWizard()
  const account_type = accountTypes[signup.domain]

  const premiseNumber = async (premises: Draft['premises'], part: AddressPart): Promise<string> => {
    const { block, floor, unit, postalCode } = addressOf(premises, part)
    const { premise_no } = await bodyOf(
      tsr.premise.lookUpUtilities.mutate({
        query: { utilities: part === 'premise' ? '1' : '0' },
        body: { account_type, house_number: block, floor, unit, postal_code: postalCode },
      }),
    )
    return premise_no
  }

  return async (
    premises: Draft['premises'],
  ): Promise<{ readonly refused: ErrorCode } | { readonly number: string }> => {
    let number = ''
    if (!facts.nonStandardAddress) {
      number = await premiseNumber(premises, 'premise')
      if (number === '') return { refused: 'premises_invalid' }
    }
    if (facts.nonStandardAddress || !premises.mail_address.check_same_address) {
      const mail = await premiseNumber(premises, 'mail')
      if (mail === '') return { refused: 'mailing_address_invalid' }
    }
    return { number }
  }
}
