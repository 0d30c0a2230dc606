import type { ApplicationFacts } from '@open-account/domain/application/facts'
import * as z from 'zod/mini'
import { requireWhen } from '../../form/requireWhen.ts'
import { requireMeterReadings } from '../../turnOnDetails/requireMeterReadings.ts'
import { turnOnDetailsLabels } from '../../turnOnDetails/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../../turnOnDetails/turnOnDetailsShape.ts'
import type { TurnOnDetailsValues } from '../../turnOnDetails/turnOnDetailsValues.ts'

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
