import {
  isGasUnavailable,
  type ServiceChoice,
  type TownGasMessage,
  townGasMessage,
} from '@open-account/domain/premises/services'
import { PhoneNumber } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** The first is the documents' own; the others are ours. */
const messages: Readonly<Record<TownGasMessage, string>> = {
  not_available: 'City Energy is not available at the premises, please seek alternatives.',
  available: 'Town gas is available at this address.',
  available_by_arrangement: 'Town gas can be arranged for this address.',
}

/** The message about gas at the premises, and the number to call to have gas turned on where it is available. */
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
