import { asSigned } from '../../../features/applicationForm/asSigned.ts'
import { type ApplicationNow, type OnNext, useDraftForm } from '../../../session/useDraftForm.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { agreement } from '@open-account/contracts/fields/agreement'
import type { Step } from '@open-account/domain/flow/flows'
import { termsSteps } from '@open-account/domain/flow/stepRoles'
import * as z from 'zod/mini'
import { depositShape, requireDeposit } from '../../../features/deposit/depositShape.ts'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { requireMeterReadings } from '../../../features/turnOn/details/meterReadingNeeds.ts'
import { turnOnDetailsLabels } from '../../../features/turnOn/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../../../features/turnOn/details/turnOnDetailsForm.ts'
import { signatureMissing } from '@open-account/contracts/fields/signature'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'

/** Adds an error to an application form that must be signed and is not, or was changed after it was signed. For `schema.check(…)`. */
const requireSignature = (facts: ApplicationFacts) =>
  z.superRefine(
    (_, context) => {
      if (isSignatureRequired(facts) && !facts.signed)
        context.addIssue({ code: 'custom', path: ['review', 'signature_file_id'], message: signatureMissing })
    },
    // Runs also when other answers are missing.
    { when: () => true },
  )

/** Checks a review with questions. */
const reviewSchema = (step: Step, now: ApplicationNow) => {
  const { facts } = now
  return z
    .looseObject({
      review: z.looseObject({
        ...turnOnDetailsShape(facts),
        ...(termsSteps(facts).includes(step) && { check_i_confirm: agreement }),
      }),
      security_deposit: z.looseObject(depositShape(facts)),
    })
    .check(
      requireWhen({ step, facts, labels: turnOnDetailsLabels }),
      requireMeterReadings(now),
      requireDeposit(now),
      requireSignature(facts),
    )
}

/** The form of a review with questions. */
export const useReviewForm = (onNext: OnNext) => {
  const { step } = useWizard()
  return useDraftForm({
    slices: ['review', 'security_deposit'],
    // An answer may have changed after the form was signed.
    schema: now => reviewSchema(step, asSigned(now)),
    onNext,
  })
}
