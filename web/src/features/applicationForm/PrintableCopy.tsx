import { printMessages } from '@open-account/contracts/fields/turnOn'
import type { PrintCondition } from '@open-account/domain/requirements/printing'
import { createPortal } from 'react-dom'
import type { Reviewed } from '../review/reviewed.ts'
import { wizardTitle } from '../../session/labels/stepTitles.ts'
import css from './PrintableCopy.module.css'
import { PrintedForm } from './PrintedForm.tsx'

interface PrintableCopyProps {
  readonly reviewed: Reviewed
  /** What is missing; the printout then contains only its message. */
  readonly blockedBy: PrintCondition | null
}

/** The copy that the browser prints in place of the page, hidden on the screen. */
export default function PrintableCopy({ reviewed, blockedBy }: PrintableCopyProps) {
  const { domain, type, nonStandardAddress } = reviewed.facts
  const { premises, name } = wizardTitle(domain, type, nonStandardAddress)
  return createPortal(
    <div className={css['copy']}>
      <header className={css['head']}>
        <h1 className={css['title']}>{premises}</h1>
        <p>{name}</p>
      </header>
      {blockedBy === null ? (
        <PrintedForm reviewed={reviewed} heading="h2" />
      ) : (
        <p>{printMessages[blockedBy]}</p>
      )}
    </div>,
    document.body,
  )
}
