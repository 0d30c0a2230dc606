import { signatureMissing } from '@open-account/contracts/fields/signature'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'
import * as z from 'zod/mini'

/** Says of a form that has to be signed, and is not as it stands, that it must be; for `schema.check(…)`. */
export const requireSignature = (facts: ApplicationFacts) =>
  z.superRefine(
    (_, context) => {
      if (isSignatureRequired(facts) && !facts.signed)
        context.addIssue({ code: 'custom', path: ['review', 'signature_file_id'], message: signatureMissing })
    },
    // Together with what else is missing.
    { when: () => true },
  )
