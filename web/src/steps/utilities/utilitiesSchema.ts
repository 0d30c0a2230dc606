import { gstNumber } from '@open-account/contracts/fields/gst'
import { dateOfGstRegistration } from '@open-account/contracts/fields/dates'
import { orEmpty } from '@open-account/contracts/fields/orEmpty'
import { required } from '@open-account/contracts/fields/sentences'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { meterReadingFields, missingMeterReadings } from '@open-account/domain/turnOn/meterReadings'
import { z } from 'zod'
import { requireWhen } from '../../form/requireWhen.ts'
import { readingLabels, utilitiesLabels } from './utilitiesLabels.ts'
import type { UtilitiesValues } from './utilitiesValues.ts'

const any = z.string()
const declared = { gst_reg_no: orEmpty(gstNumber), gst_reg_date: orEmpty(dateOfGstRegistration) }
/** Fields that are not shown hold nobody back. */
const notDeclared = { gst_reg_no: any, gst_reg_date: any }

/** Every reading that the chosen date needs. */
const readings = (facts: ApplicationFacts) =>
  z.superRefine<UtilitiesValues>((values, context) => {
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

/** Judges the utilities step. `factsOf` says what follows from what stands in the form. */
export const utilitiesSchema = (
  factsOf: (values: UtilitiesValues) => ApplicationFacts,
  facts: ApplicationFacts,
) =>
  z
    .object({
      electric_meter_reading: any,
      water_meter_reading: any,
      gas_meter_reading: any,
      check_eeg: z.boolean(),
      ...(facts.generatorDeclared ? declared : notDeclared),
      hla: z.boolean(),
    })
    .check(
      requireWhen<UtilitiesValues>({ step: 'utilities', factsOf, labels: utilitiesLabels }),
      readings(facts),
    )
