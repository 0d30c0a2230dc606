import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { OverPage } from './OverPage.tsx'
import { PhoneDocuments } from './PhoneDocuments.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { usePhoneSession } from './usePhoneSession.ts'

interface LinkedPageProps {
  readonly secret: string
  readonly onAnotherCode: () => void
}

/** The page of a link, in the state of its session. */
export const LinkedPage = ({ secret, onAnotherCode }: LinkedPageProps) => {
  const { state, read, send } = usePhoneSession(secret)
  switch (state.status) {
    case 'opening':
      return (
        <PhoneFrame title="Upload your documents">
          <Loader />
        </PhoneFrame>
      )
    case 'unreachable':
      return (
        <PhoneFrame title="No connection" actions={<Button onClick={() => void read()}>Try again</Button>}>
          <p>Your phone did not reach the service. Please check its connection.</p>
        </PhoneFrame>
      )
    case 'over':
      return <OverPage code={state.code} description={state.description} onAnotherCode={onAnotherCode} />
    case 'open':
      return <PhoneDocuments secret={secret} session={state.session} send={send} onChanged={read} />
  }
}
