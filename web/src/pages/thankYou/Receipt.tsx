import { ReviewedAnswers } from '../../features/review/ReviewedAnswers.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import type { Handover } from '../../session/handover/handover.ts'
import css from './Receipt.module.css'
import { receiptFile } from './receiptFile.ts'
import { saveFile } from './saveFile.ts'
import { SignedForm } from './SignedForm.tsx'

interface ReceiptProps {
  readonly handover: Handover
  /** Whether this device belongs to the applicant, so that files may be saved on it. */
  readonly canSave: boolean
}

/** A copy of the answers, to print or to save. */
export const Receipt = ({ handover, canSave }: ReceiptProps) => {
  const save = () =>
    saveFile({
      name: `${handover.appId}.html`,
      type: 'text/html;charset=utf-8',
      content: receiptFile(handover),
    })
  return (
    <>
      <div className={css['receipt']}>
        <ReviewedAnswers title="Receipt" lines={handover.answers.flatMap(({ lines }) => lines)} />
      </div>
      <div className={css['buttons']}>
        <Button look="secondary" small onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
        {canSave && (
          <Button look="secondary" small onClick={save}>
            <Icon name="save" />
            Save a copy
          </Button>
        )}
        {canSave && handover.signedForm && <SignedForm form={handover.signedForm} />}
      </div>
    </>
  )
}
