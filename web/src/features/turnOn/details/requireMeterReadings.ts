import { required } from '@open-account/contracts/fields/messages'
import { meterReadingFields, missingMeterReadings } from '@open-account/domain/turnOn/meterReadings'
import * as z from 'zod/mini'
import { readingLabels } from '../turnOnDetailsLabels.ts'
import type { ApplicationNow } from '../../../session/useDraftForm.ts'

/** Adds '{Label} is required' to every missing reading that the chosen date requires; for `schema.check(…)`. */
export const requireMeterReadings = ({ draft: { review }, facts }: ApplicationNow) =>
  z.superRefine((_, context) => {
    const readings = {
      electricity: review.electric_meter_reading,
      water: review.water_meter_reading,
      gas: review.gas_meter_reading,
    }
    for (const service of missingMeterReadings(facts, readings)) {
      const field = meterReadingFields[service]
      context.addIssue({ code: 'custom', path: ['review', field], message: required(readingLabels[field]) })
    }
  })
