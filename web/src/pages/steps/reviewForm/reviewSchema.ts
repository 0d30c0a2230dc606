import { agreement } from '@open-account/contracts/fields/agreement'
import type { ApplicationNow } from '../../../session/useDraftForm.ts'
import type { Step } from '@open-account/domain/flow/flows'
import { termsSteps } from '@open-account/domain/flow/stepRoles'
import * as z from 'zod/mini'
import { depositShape, requireDeposit } from '../../../features/deposit/depositShape.ts'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { requireMeterReadings } from '../../../features/turnOn/details/requireMeterReadings.ts'
import { turnOnDetailsLabels } from '../../../features/turnOn/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../../../features/turnOn/details/turnOnDetailsShape.ts'
import { requireSignature } from './requireSignature.ts'

/** Checks a review with questions. */
export const reviewSchema = (step: Step, now: ApplicationNow) => {
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
