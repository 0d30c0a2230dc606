import { ReviewedAnswers } from '../../features/review/ReviewedAnswers.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import type { Handover } from '../../session/handover/handover.ts'
import css from './Receipt.module.css'
import { SavePdf } from './SavePdf.tsx'
import { SignedForm } from './SignedForm.tsx'

/** Only a shared device shows it. */
const ReceiptByPhone = lazyPart(
  () => import('./ReceiptByPhone.tsx'),
  module => module.ReceiptByPhone,
)

/** The calls of the receipt load with the press, because nothing else on this page needs them. */
const loadReceipt = async (stateId: string): Promise<ArrayBuffer> => {
  const { readReceipt } = await loadAgain(() => import('./receiptCalls.ts'))
  return readReceipt(stateId)
}

interface ReceiptProps {
  readonly handover: Handover
  /** Whether this device belongs to the applicant, so that files may be saved on it. */
  readonly canSave: boolean
}

/** A copy of the answers, to print or to save. */
export const Receipt = ({ handover, canSave }: ReceiptProps) => {
  const { appId, application, answers, signedForm } = handover
  const { transaction_id: stateId } = application
  return (
    <>
      <div className={css['receipt']}>
        <ReviewedAnswers title="Receipt" lines={answers.flatMap(({ lines }) => lines)} />
      </div>
      <div className={css['buttons']}>
        <Button look="secondary" small onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
        {canSave ? (
          <SavePdf
            icon="save"
            name={`${appId}.pdf`}
            load={() => loadReceipt(stateId)}
            failure="The receipt could not be loaded. Please try again."
          >
            Save as PDF
          </SavePdf>
        ) : (
          <ReceiptByPhone stateId={stateId} />
        )}
        {canSave && signedForm && <SignedForm form={signedForm} />}
      </div>
    </>
  )
}
