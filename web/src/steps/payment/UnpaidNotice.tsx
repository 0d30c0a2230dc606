import { errorWords } from '../../dialogs/errorWords.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { WholeWords } from '../../ui/text/WholeWords.tsx'
import type { PaymentAttempt } from '../../application/paymentAttempt.ts'
import { paymentTitle } from './paymentWords.ts'

interface UnpaidNoticeProps {
  readonly attempt: PaymentAttempt
  /** The last attempt has failed; otherwise it was given up on the way. */
  readonly failed: boolean
}

/** An accepted application that is not paid yet: why, and that it can be paid here. */
export const UnpaidNotice = ({ attempt: { appId, returned }, failed }: UnpaidNoticeProps) => (
  <Section title={paymentTitle}>
    <Notice
      is={failed ? 'bad' : 'info'}
      live
      title={failed ? errorWords.payment_failed.title : 'Your application is accepted and not paid yet.'}
    >
      {failed && <p>{errorWords.payment_failed.text}</p>}
      {failed && returned?.message && <p>{returned.message}</p>}
      <p>
        Application ID{' '}
        <b>
          <WholeWords>{appId}</WholeWords>
        </b>
        . Your answers cannot be changed any more; you can pay below.
      </p>
    </Notice>
  </Section>
)
