import { Notice } from '../../kit/ui/feedback/Notice.tsx'

/** The form was signed, and says something else by now. The documents have no words for it: ours. */
export const SignAgain = () => (
  <Notice is="bad" title="Please sign the form again.">
    <p>
      An answer on it has changed since you signed. Your signature was for the earlier answers and is not
      used.
    </p>
  </Notice>
)
