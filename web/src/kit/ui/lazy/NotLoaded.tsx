import { useEffect, useState } from 'react'
import { reloadDocument } from '../../document/document.ts'
import { Button } from '../button/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import css from './NotLoaded.module.css'

export interface NotLoadedProps {
  /** Loads the part again; resolves on success and on failure. */
  readonly onAgain: () => Promise<void>
}

/**
 * Replaces a part whose script could not be loaded, until it is requested again: by the button, or when the connection
 * is back. Texts are ours.
 */
export const NotLoaded = ({ onAgain }: NotLoadedProps) => {
  const [attempts, setAttempts] = useState(0)
  const [loading, setLoading] = useState(false)
  const tryAgain = async () => {
    setLoading(true)
    await onAgain()
    setLoading(false)
    setAttempts(attempts + 1)
  }
  useEffect(() => {
    const goOn = () => void tryAgain()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })
  return (
    <>
      <Notice key={attempts} is="bad" live title="This part of the page could not be loaded">
        <p>Your answers are saved on this device. Check your connection and try again.</p>
      </Notice>
      <div className={css['again']}>
        <Button look="secondary" pending={loading} onClick={() => void tryAgain()}>
          Try again
        </Button>
        {/* After a new release the script has another name, which only a reloaded page contains. */}
        {attempts > 0 && (
          <Button look="secondary" onClick={reloadDocument}>
            Reload the page
          </Button>
        )}
      </div>
    </>
  )
}
