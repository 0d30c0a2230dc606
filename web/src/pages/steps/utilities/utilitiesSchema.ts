import type { ApplicationFacts } from '@open-account/domain/application/facts'
import * as z from 'zod/mini'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { requireMeterReadings } from '../../../features/turnOn/details/requireMeterReadings.ts'
import { turnOnDetailsLabels } from '../../../features/turnOn/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../../../features/turnOn/details/turnOnDetailsShape.ts'
import type { TurnOnDetailsValues } from '../../../features/turnOn/details/turnOnDetailsValues.ts'

/** Judges the utilities step. `factsOf` says what follows from what stands in the form. */
export const utilitiesSchema = (
  factsOf: (values: TurnOnDetailsValues) => ApplicationFacts,
  facts: ApplicationFacts,
) =>
  z
    .object(turnOnDetailsShape(facts))
    .check(
      requireWhen<TurnOnDetailsValues>({ step: 'utilities', factsOf, labels: turnOnDetailsLabels }),
      requireMeterReadings(facts),
    )
