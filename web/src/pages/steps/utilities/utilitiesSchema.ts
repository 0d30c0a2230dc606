import * as z from 'zod/mini'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { requireMeterReadings } from '../../../features/turnOn/details/requireMeterReadings.ts'
import { turnOnDetailsLabels } from '../../../features/turnOn/turnOnDetailsLabels.ts'
import type { ApplicationNow } from '../../../session/useDraftForm.ts'
import { turnOnDetailsShape } from '../../../features/turnOn/details/turnOnDetailsShape.ts'

/** Checks the utilities step. */
export const utilitiesSchema = (now: ApplicationNow) =>
  z
    .looseObject({ review: z.looseObject(turnOnDetailsShape(now.facts)) })
    .check(
      requireWhen({ step: 'utilities', facts: now.facts, labels: turnOnDetailsLabels }),
      requireMeterReadings(now),
    )
