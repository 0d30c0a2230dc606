import { PhoneFrame } from './PhoneFrame.tsx'
import type { PhoneSession } from './phoneCalls.ts'
import { places } from './places.ts'

/** Whether there is nothing to do on the phone: no document and no signature is requested. */
export const isWaitingPage = ({ missing_fields: missing, files, signature }: PhoneSession): boolean =>
  signature === 'stored' || (missing.length === 0 && files.length === 0)

/** Nothing to do on the phone at the moment. The page stays, because the other screen may request more. */
export const WaitingPage = ({ session: { signature, screen } }: { readonly session: PhoneSession }) => (
  <PhoneFrame title={signature === 'stored' ? 'Signature sent' : 'Nothing to do here'}>
    <output>{`Please continue ${places[screen]}.`}</output>
  </PhoneFrame>
)
