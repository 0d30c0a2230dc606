import { isSignatureRequired, isCompany } from '@open-account/domain/requirements/conditions'
import { Suspense, useEffect, useRef, useState } from 'react'
import { errorText } from '../../kit/form/errorText.ts'
import type { FormWith } from '../../kit/form/useAppForm.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { openPhoneRequest } from '../signature/phoneRequest.ts'
import { nothingSigned } from '../signature/signing.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { FieldLink } from '../../kit/ui/feedback/FieldLink.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { partIds } from '../../kit/ui/field/describe.ts'
import { Note } from '../../kit/ui/text/text.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import css from './ApplicationForm.module.css'
import { formButtonLabel } from './formButtonLabel.ts'
import { printBlock, printNeed } from './printBlock.ts'
import { SignedState } from './SignedState.tsx'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import type { ApplicationFacts } from '@open-account/domain/application/facts'

/** What the form is for. Texts are ours. */
const formNote = (facts: ApplicationFacts): string => {
  if (!isCompany(facts)) return 'See the whole application as a form, and print a copy if you want one.'
  return isSignatureRequired(facts)
    ? 'See the whole application as a form, and sign it here on screen.'
    : 'See the whole application as a form, and print it. Sign it, with the company stamp if available, and upload it on the next step.'
}

/** Shown when the form has changed since it was signed. The specification has no text for this: ours. */
const SignAgain = () => (
  <Notice is="bad" title="Please sign the form again.">
    <p>
      An answer on it has changed since you signed. Your signature was for the earlier answers and is not
      used.
    </p>
  </Notice>
)

const FormPreview = lazyPart(() => import('./FormPreview.tsx'), defaultExport)
const PrintableCopy = lazyPart(() => import('./PrintableCopy.tsx'), defaultExport)
const SignDialog = lazyPart(() => import('../signature/SignDialog.tsx'), defaultExport)

const field = 'signature_file_id'

/** Whether the form has changed since it was signed. */
const isSignatureOutdated = ({ draft, facts }: Reviewed): boolean =>
  isSignatureRequired(facts) && !facts.signed && draft.signature.formRead !== null

interface ApplicationFormProps {
  readonly form: FormWith<'review.signature_file_id'>
  readonly reviewed: Reviewed
}

/** The application as a form: a preview, then signing on screen or printing. */
export const ApplicationForm = ({ form, reviewed }: ApplicationFormProps) => {
  const { draft, facts } = reviewed
  const [stage, setStage] = useState<'closed' | 'previewing' | 'signing'>(() =>
    openPhoneRequest(reviewed) === null ? 'closed' : 'signing',
  )
  const [refused, setRefused] = useState(false)
  const [signing, setSigning] = useState(nothingSigned)
  const close = () => setStage('closed')
  const hasOpened = useRef(stage !== 'closed')
  // A dialog leads back to its button, also when a refresh has opened it again.
  useEffect(() => {
    if (stage !== 'closed') hasOpened.current = true
    else if (hasOpened.current) {
      const button = document.getElementById(field)
      button?.focus({ preventScroll: true })
      button?.scrollIntoView({ block: 'center' })
    }
  }, [stage])
  const label = formButtonLabel(facts)
  const blockedBy = printBlock(reviewed)
  const need = refused && blockedBy !== null ? printNeed(blockedBy) : null
  const open = () => {
    setRefused(blockedBy !== null)
    if (blockedBy === null) setStage('previewing')
  }
  return (
    <div className={css['form']}>
      <Note>{formNote(facts)}</Note>
      <form.AppField name={`review.${field}`}>
        {({ state }) => {
          const error = errorText(state.meta.errors)
          return (
            <>
              <div className={css['state']} aria-live="polite">
                {facts.signed && (
                  <SignedState fileId={draft.review.signature_file_id} signedAt={draft.review.signed_at} />
                )}
                {isSignatureOutdated(reviewed) && <SignAgain />}
              </div>
              <Button
                look="secondary"
                id={field}
                aria-haspopup="dialog"
                aria-describedby={error && partIds(field).error}
                onClick={open}
              >
                {label}
              </Button>
              {error && (
                <div className={css['error']}>
                  <StatusText is="bad" id={partIds(field).error}>
                    {error}
                  </StatusText>
                </div>
              )}
            </>
          )
        }}
      </form.AppField>
      {need && (
        <div className={css['need']}>
          <Notice is="bad" live>
            <FieldLink to={need.id}>{need.text}</FieldLink>
          </Notice>
        </div>
      )}
      <Suspense>
        <PrintableCopy reviewed={reviewed} blockedBy={blockedBy} />
        {stage === 'previewing' && (
          <FormPreview title={label} reviewed={reviewed} onClose={close}>
            {isSignatureRequired(facts) ? (
              <Button onClick={() => setStage('signing')}>Sign</Button>
            ) : (
              <Button onClick={() => window.print()}>Print</Button>
            )}
          </FormPreview>
        )}
        {stage === 'signing' && (
          <SignDialog
            signing={signing}
            onChange={setSigning}
            reviewed={reviewed}
            onSaved={() => {
              setSigning(nothingSigned)
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
