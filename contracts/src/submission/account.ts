import { z } from 'zod'
import { wireDate } from '../fields/dates.ts'
import { gstNumber } from '../fields/gst.ts'
import { fileId } from '../fields/ids.ts'
import { orEmpty } from '../fields/orEmpty.ts'

const hasReading = (meter: string) =>
  z.boolean().meta({ description: `Whether there is a reading of the ${meter} meter.` })

/** Declarations, readings and the signature. Source: document 2, section 3. */
export const accountShape = {
  gst_no: orEmpty(gstNumber),
  gst_reg_date: orEmpty(wireDate).check(
    z.describe('First day of the GST registration as YYYYMMDD, empty without one.'),
  ),
  meter_reading_electricity: hasReading('electricity'),
  meter_reading_water: hasReading('water'),
  meter_reading_gas: hasReading('gas'),
  hla_consent_flag: z.boolean().meta({
    description: 'Whether a third-party insurer may contact the applicant; false in commercial applications.',
  }),
  file_id: orEmpty(fileId).check(z.describe('Id of the stored signature, empty without one.')),
}
