import { z } from 'zod'
import { wireDate } from '../fields/dates.ts'
import { gstNumber } from '../fields/gst.ts'
import { fileId } from '../fields/ids.ts'
import { orEmpty } from '../fields/orEmpty.ts'

const given = (meter: string) =>
  z.boolean().meta({ description: `Whether a reading of the ${meter} meter was given.` })

/** Declarations and what was handed in. Source: document 2, section 3. */
export const accountShape = {
  gst_no: orEmpty(gstNumber),
  gst_reg_date: orEmpty(wireDate).check(
    z.describe('Date the GST registration is valid from as YYYYMMDD, empty without one.'),
  ),
  meter_reading_electricity: given('electricity'),
  meter_reading_water: given('water'),
  meter_reading_gas: given('gas'),
  hla_consent_flag: z.boolean().meta({
    description: 'Whether a third-party insurer may contact the applicant; false in commercial applications.',
  }),
  file_id: orEmpty(fileId).check(z.describe('Id of the stored signature, empty without one.')),
}
