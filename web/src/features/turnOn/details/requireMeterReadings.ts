import { required } from '@open-account/contracts/fields/messages'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { meterReadingFields, missingMeterReadings } from '@open-account/domain/turnOn/meterReadings'
import * as z from 'zod/mini'
import { readingLabels } from '../turnOnDetailsLabels.ts'
import type { TurnOnDetailsValues } from './turnOnDetailsValues.ts'

/** Says '{Label} is required' of every reading that the chosen date needs; for `schema.check(…)`. */
export const requireMeterReadings = (facts: Pick<ApplicationFacts, 'services' | 'meterReadingRequired'>) =>
  z.superRefine<TurnOnDetailsValues>((values, context) => {
    const given = {
      electricity: values.electric_meter_reading,
      water: values.water_meter_reading,
      gas: values.gas_meter_reading,
    }
    for (const service of missingMeterReadings(facts, given)) {
      const field = meterReadingFields[service]
      context.addIssue({ code: 'custom', path: [field], message: required(readingLabels[field]) })
    }
  })
