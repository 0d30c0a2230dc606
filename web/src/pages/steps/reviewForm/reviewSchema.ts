import { agreement } from '@open-account/contracts/fields/agreement'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Step } from '@open-account/domain/flow/flows'
import { termsSteps } from '@open-account/domain/flow/stepRoles'
import * as z from 'zod/mini'
import { depositShape, requireDeposit } from '../../../features/deposit/depositShape.ts'
import { notAsked } from '../../../kit/form/validateOnNext.ts'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { requireMeterReadings } from '../../../features/turnOn/details/requireMeterReadings.ts'
import { turnOnDetailsLabels } from '../../../features/turnOn/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../../../features/turnOn/details/turnOnDetailsShape.ts'
import { requireSignature } from './requireSignature.ts'
import type { ReviewValues } from './reviewValues.ts'

/** Judges a review with questions. `factsOf` says what follows from what stands in the form, `facts` how it is by now. */
export const reviewSchema = (
  step: Step,
  factsOf: (values: ReviewValues) => ApplicationFacts,
  facts: ApplicationFacts,
) =>
  z
    .object({
      ...turnOnDetailsShape(facts),
      ...depositShape(facts),
      signature_file_id: notAsked,
      check_i_confirm: termsSteps(facts).includes(step) ? agreement : z.boolean(),
    })
    .check(
      requireWhen<ReviewValues>({ step, factsOf, labels: turnOnDetailsLabels }),
      requireMeterReadings(facts),
      requireDeposit(facts),
      requireSignature(facts),
    )
