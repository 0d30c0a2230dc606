import type { ErrorCode } from '@open-account/contracts/errors'
import { Button } from '../../kit/ui/button/Button.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'

interface OverPageProps {
  readonly code: ErrorCode
  /** The service's description of the reason. */
  readonly description: string
  readonly onAnotherCode: () => void
}

interface OverText {
  readonly title: string
  readonly text: string
  /** Whether another code may help. */
  readonly again: boolean
}

const unknown: OverText = {
  title: 'This link does not work',
  text: 'Please scan the QR code again.',
  again: true,
}

const texts: Readonly<Partial<Record<ErrorCode, OverText>>> = {
  expired: { ...unknown, title: 'This link is over', text: 'Please scan the new QR code.' },
  already_submitted: {
    title: 'All done',
    text: 'The application was submitted; its documents stand.',
    again: false,
  },
}

/** A link that accepts no more files, with the reason. */
export const OverPage = ({ code, description, onAnotherCode }: OverPageProps) => {
  const { title, text, again } = texts[code] ?? unknown
  return (
    <PhoneFrame
      title={title}
      actions={
        again && (
          <Button look="secondary" onClick={onAnotherCode}>
            Enter a code
          </Button>
        )
      }
    >
      <output>{texts[code] === undefined ? text : description || text}</output>
    </PhoneFrame>
  )
}
