import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isHomeProtectionOffered } from '@open-account/domain/turnOn/homeProtection'
import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { toWireDate } from '@open-account/domain/time/wireDate'
import { type MeteredService, meterReadingsNeeded } from '@open-account/domain/turnOn/meterReadings'
import type { Draft } from '../draft.ts'

const wireDateOf = (entered: string): string => {
  const date = parseEnteredDate(entered)
  return date === null ? '' : toWireDate(date)
}

/**
 * Declarations, the signature and the meter readings. A reading is sent as a flag: whether it was entered where the
 * date requires it.
 */
export const accountPart = (
  { review }: Draft,
  facts: Pick<ApplicationFacts, 'domain' | 'services' | 'meterReadingRequired'>,
) => {
  const needed = meterReadingsNeeded(facts)
  const isEntered = (service: MeteredService, reading: string) => needed.includes(service) && reading !== ''
  return {
    gst_no: review.check_eeg ? review.gst_reg_no : '',
    gst_reg_date: review.check_eeg ? wireDateOf(review.gst_reg_date) : '',
    meter_reading_electricity: isEntered('electricity', review.electric_meter_reading),
    meter_reading_water: isEntered('water', review.water_meter_reading),
    meter_reading_gas: isEntered('gas', review.gas_meter_reading),
    hla_consent_flag: isHomeProtectionOffered(facts) && review.hla,
    file_id: review.signature_file_id,
  }
}
