import { useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'

interface ConfirmedButtonProps {
  readonly label: string
  /** The label of the press that does it, such as 'Yes, empty it'. */
  readonly confirm: string
  /** What it is about, where the label does not say it: the end of the label, for screen readers. */
  readonly what?: string
  readonly pending?: boolean
  readonly onConfirm: () => void
}

/** A button for what cannot be undone: a second press confirms it, and leaving the button forgets the first. */
export const ConfirmedButton = ({
  label,
  confirm,
  what = '',
  pending = false,
  onConfirm,
}: ConfirmedButtonProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Button
      look="secondary"
      small
      pending={pending}
      aria-label={what === '' ? undefined : `${isAsking ? confirm : label}: ${what}`}
      onBlur={() => setAsking(false)}
      onClick={() => {
        if (isAsking) onConfirm()
        setAsking(!isAsking)
      }}
    >
      {isAsking ? confirm : label}
    </Button>
  )
}
