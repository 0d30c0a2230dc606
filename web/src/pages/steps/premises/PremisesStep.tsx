import { PremisesScreen } from './PremisesScreen.tsx'

/** The step Your Premises of a residential application. */
export default function PremisesStep() {
  return <PremisesScreen />
}
