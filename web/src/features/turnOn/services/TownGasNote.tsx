import {
  isGasUnavailable,
  type ServiceChoice,
  type TownGasMessage,
  townGasMessage,
} from '@open-account/domain/premises/services'
import { PhoneNumber } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** The first text is specified; the others are ours. */
const messages: Readonly<Record<TownGasMessage, string>> = {
  not_available: 'City Energy is not available at the premises, please seek alternatives.',
  available: 'Town gas is available at this address.',
  available_by_arrangement: 'Town gas can be arranged for this address.',
}

/** The message about gas at the premises, with the number to call where gas is available. */
export const TownGasNote = ({ choice }: { readonly choice: ServiceChoice }) => {
  const { settings, capabilities } = useWizard()
  const message = townGasMessage(choice)
  return (
    <>
      {message !== null && `${messages[message]} `}
      {!isGasUnavailable(choice) && (
        <>
          To turn on gas, call <PhoneNumber number={settings.gasNumber} linked={capabilities.phoneLinks} />.
        </>
      )}
    </>
  )
}
