import { required } from '@open-account/contracts/fields/messages'
import { meterReadingFields, missingMeterReadings } from '@open-account/domain/turnOn/meterReadings'
import * as z from 'zod/mini'
import { readingLabels } from '../turnOnDetailsLabels.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import type { ApplicationNow } from '../../../session/useDraftForm.ts'

/** The readings that the chosen date requires and that are missing. */
export const meterReadingNeeds = ({ draft: { review }, facts }: ApplicationNow) =>
  missingMeterReadings(facts, {
    electricity: review.electric_meter_reading,
    water: review.water_meter_reading,
    gas: review.gas_meter_reading,
  }).map(service => {
    const id = meterReadingFields[service]
    return { id, text: readingLabels[id] } satisfies Need
  })

/** Adds '{Label} is required' to every missing reading that the chosen date requires; for `schema.check(…)`. */
export const requireMeterReadings = (now: ApplicationNow) =>
  z.superRefine((_, context) => {
    for (const { id, text } of meterReadingNeeds(now))
      context.addIssue({ code: 'custom', path: ['review', id], message: required(text) })
  })
