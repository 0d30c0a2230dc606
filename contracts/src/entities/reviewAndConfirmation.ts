import { z } from 'zod'
import { dateOfGstRegistration } from '../fields/dates.ts'
import { gstNumber } from '../fields/gst.ts'
import { meterReading } from '../fields/meterReading.ts'
import { otp } from '../fields/otp.ts'
import { yesNo, enteredText } from './draftField.ts'
import { uploadedFiles } from './uploadedFile.ts'

/** The answers of the utilities, review and confirmation steps. Source: document 2, section 3. */
export const reviewAndConfirmation = z
  .strictObject({
    meter_readings: yesNo('Whether there are meter readings.'),
    electric_meter_reading: enteredText(meterReading),
    water_meter_reading: enteredText(meterReading),
    gas_meter_reading: enteredText(meterReading),
    check_eeg: yesNo('Whether an embedded electricity generator is declared.'),
    gst_reg_no: enteredText(gstNumber),
    gst_reg_date: enteredText(dateOfGstRegistration),
    poo: uploadedFiles,
    signature_file_id: z.string().meta({ description: 'Id of the stored signature, else empty.' }),
    signed_at: z.string().meta({ description: 'Date of signing as DD/MM/YYYY, else empty.' }),
    docs: uploadedFiles,
    hla: yesNo('Whether a third-party insurer may contact the applicant about home-content protection.'),
    check_i_confirm: yesNo('Whether the applicant agrees to the terms and conditions.'),
    check1: yesNo('Reserved by the documents.').optional(),
    check2: yesNo('Reserved by the documents.').optional(),
    check3: yesNo('Reserved by the documents.').optional(),
    ebill: yesNo('Whether the applicant chose bills by e-mail.'),
    ebill_otp: enteredText(otp),
    ebill_verified: yesNo('Whether the e-mail address for bills is verified.'),
    ebill_requested: yesNo('Whether a one-time password was requested.'),
    enable_paper_bill: yesNo('Whether the applicant chose paper bills.'),
    bill_mode: yesNo('Whether the choice of bills by e-mail is open.'),
    bill_mode_paper: yesNo('Whether the choice of paper bills is open.'),
    nanl: yesNo('Whether the premises have no official address.'),
    npop: uploadedFiles,
    nasd: uploadedFiles,
    isPooRequired: yesNo('Whether proof of ownership is required.'),
    isEilRequired: yesNo('Whether the electrical installation licence is required.'),
  })
  .meta({ description: 'The answers of the later steps.' })
export type ReviewAndConfirmation = z.infer<typeof reviewAndConfirmation>

export const reviewAndConfirmationDefaults: ReviewAndConfirmation = {
  meter_readings: false,
  electric_meter_reading: '',
  water_meter_reading: '',
  gas_meter_reading: '',
  check_eeg: false,
  gst_reg_no: '',
  gst_reg_date: '',
  poo: [],
  signature_file_id: '',
  signed_at: '',
  docs: [],
  hla: false,
  check_i_confirm: false,
  ebill: false,
  ebill_otp: '',
  ebill_verified: false,
  ebill_requested: false,
  enable_paper_bill: true,
  bill_mode: false,
  bill_mode_paper: false,
  nanl: false,
  npop: [],
  nasd: [],
  isPooRequired: false,
  isEilRequired: false,
}
