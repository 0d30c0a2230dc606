import { signatureMissing } from '@open-account/contracts/fields/signature'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'
import * as z from 'zod/mini'

/** Adds an error to an application form that must be signed and is not, or was changed after it was signed. For `schema.check(…)`. */
export const requireSignature = (facts: ApplicationFacts) =>
  z.superRefine(
    (_, context) => {
      if (isSignatureRequired(facts) && !facts.signed)
        context.addIssue({ code: 'custom', path: ['review', 'signature_file_id'], message: signatureMissing })
    },
    // Runs also when other answers are missing.
    { when: () => true },
  )
