import { useEffect, useState } from 'react'
import { LiveRegion } from '../../kit/ui/feedback/LiveRegion.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { VisuallyHidden } from '../../kit/ui/text/text.tsx'
import css from './console.module.css'

/** How long a button says that it has copied. Milliseconds. */
const shownFor = 2_000

interface CopyButtonProps {
  readonly text: string
  readonly label?: string
  /** What it copies, where the label is too short to say it: the end of the label, for screen readers. */
  readonly what?: string
}

/** Copies a text to the clipboard. */
export const CopyButton = ({ text, label = 'Copy', what }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <button type="button" className={css['quiet']} onClick={() => void copy()}>
        {isCopied && <Icon name="tick" size="least" />}
        {isCopied ? 'Copied' : label}
        {what !== undefined && <VisuallyHidden> {what}</VisuallyHidden>}
      </button>
      <LiveRegion text={isCopied ? 'Copied' : ''} />
    </>
  )
}
