import { PhoneNumber } from '../ui/text/PhoneNumber.tsx'
import { useWizard } from './useWizard.ts'

/** Stands in for the steps of flows that cannot be completed online yet. */
export default function NotServedStep() {
  const { settings, capabilities } = useWizard()
  return (
    <p>
      This kind of account cannot be opened online yet. Please call{' '}
      <PhoneNumber number={settings.hotline} linked={capabilities.phoneLinks} />.
    </p>
  )
}
