import type { TownGas } from '@open-account/domain/application/codes'
import { type TownGasMessage, townGasMessage } from '@open-account/domain/premises/services'
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx'
import { useWizard } from '../wizard/useWizard.ts'

/** The first is the documents' own; the others are ours. */
const messages: Readonly<Record<TownGasMessage, string>> = {
  not_available: 'City Energy is not available at the premises, please seek alternatives.',
  available: 'Town gas is available at this address.',
  available_by_arrangement: 'Town gas can be arranged for this address.',
}

/** What is known about town gas at the premises, and whom to call to have it turned on. */
export const TownGasNote = ({ townGas }: { readonly townGas: TownGas | null }) => {
  const { settings, capabilities } = useWizard()
  const message = townGasMessage(townGas)
  return (
    <>
      {message !== null && messages[message]} To turn on gas, call{' '}
      <PhoneNumber number={settings.gasNumber} linked={capabilities.phoneLinks} />.
    </>
  )
}
