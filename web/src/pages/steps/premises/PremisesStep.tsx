import { PremisesScreen } from './PremisesScreen.tsx'

/** Your Premises of a residential application. */
export default function PremisesStep() {
  return <PremisesScreen />
}
