import { Suspense } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { OverPage } from './OverPage.tsx'
import { PhoneDocuments } from './PhoneDocuments.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { usePhoneSession } from './usePhoneSession.ts'
import { isWaitingPage, WaitingPage } from './WaitingPage.tsx'

/** Loaded when a signature is requested. */
const SignPage = lazyPart(() => import('./SignPage.tsx'), defaultExport)

const opening = (
  <PhoneFrame title="Upload your documents">
    <Loader />
  </PhoneFrame>
)

interface LinkedPageProps {
  readonly secret: string
  readonly onAnotherCode: () => void
}

/** The page of a link, in the state of its session. */
export const LinkedPage = ({ secret, onAnotherCode }: LinkedPageProps) => {
  const { state, read, send } = usePhoneSession(secret)
  switch (state.status) {
    case 'opening':
      return opening
    case 'unreachable':
      return (
        <PhoneFrame title="No connection" actions={<Button onClick={() => void read()}>Try again</Button>}>
          <p>Your phone did not reach the service. Please check its connection.</p>
        </PhoneFrame>
      )
    case 'over':
      return <OverPage code={state.code} description={state.description} onAnotherCode={onAnotherCode} />
    case 'open':
      if (state.session.signature === 'requested')
        return (
          <Suspense fallback={opening}>
            <SignPage secret={secret} onAnswered={read} />
          </Suspense>
        )
      if (isWaitingPage(state.session)) return <WaitingPage session={state.session} />
      return <PhoneDocuments secret={secret} session={state.session} send={send} onChanged={read} />
  }
}
