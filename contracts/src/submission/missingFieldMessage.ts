import type { Field } from '@open-account/domain/requirements/fields'
import { z } from 'zod'
import { bankruptcyNumber } from '../fields/bankruptcyNumber.ts'
import { block } from '../fields/block.ts'
import { electricityCapacity } from '../fields/capacityCode.ts'
import { occupancy, race, salutation, tensionLevel, usage } from '../fields/codes.ts'
import { companyName } from '../fields/companyName.ts'
import { dateOfGstRegistration, dateOfBirthLabel, dateOfIssueLabel, enteredDate } from '../fields/dates.ts'
import { description } from '../fields/description.ts'
import { email } from '../fields/email.ts'
import { gstNumber } from '../fields/gst.ts'
import { nric } from '../fields/nric.ts'
import { noUtilityChosen } from '../fields/noUtilityChosen.ts'
import { enteredDays } from '../fields/numberOfDays.ts'
import { gatewayPaymentMethod } from '../fields/paymentMethod.ts'
import { personName } from '../fields/personName.ts'
import { mobileNumber } from '../fields/phone.ts'
import { postalCode } from '../fields/postalCode.ts'
import { representativeDesignation, representativeName } from '../fields/representative.ts'
import { required } from '../fields/messages.ts'
import { mailStreetName, streetName } from '../fields/street.ts'
import { signatureLabel } from '../fields/signature.ts'
import { supplyApplicationNumber } from '../fields/supplyApplicationNumber.ts'
import { isNotEmpty, text } from '../fields/text.ts'
import { uen } from '../fields/uen.ts'
import { premisesType, useOfPremises } from '../fields/useOfPremises.ts'
import { waterCapacity } from '../fields/waterCapacity.ts'
import { workPassStatus } from '../fields/workPassStatus.ts'

/** A field without a rule of its own, whose only message is that it is required. */
const labelled = (label: string) => text(label, [[isNotEmpty, required(label)]])

/** The field that validates each answer of a submission. */
const validators: Readonly<Partial<Record<Field, z.core.$ZodType>>> = {
  premise_postal_code: postalCode,
  premise_block: block,
  premise_street_name: streetName,
  premise_description: description,
  mail_postal_code: postalCode,
  mail_block: block,
  mail_street_name: mailStreetName,
  premise_occupancy: occupancy,
  use_of_premises: useOfPremises,
  tension: tensionLevel,
  type_of_usage: usage,
  supply_application_number: supplyApplicationNumber,

  salutation,
  name: personName,
  nric_fin: nric,
  nric_fin_doi: enteredDate(dateOfIssueLabel),
  work_pass: workPassStatus,
  dob: enteredDate(dateOfBirthLabel),
  race,
  email,
  mobile_number: mobileNumber,
  bankruptcy_no: bankruptcyNumber,

  uen,
  company_name: companyName,
  representative_name: representativeName,
  representative_designation: representativeDesignation,
  representative_mobile_number: mobileNumber,
  representative_email: email,

  turn_on_date: labelled('Turn On Date'),
  turn_on_datetime: labelled('Timeslot'),
  gst_reg_no: gstNumber,
  gst_reg_date: dateOfGstRegistration,

  USE_OF_PREMISES_LIST: premisesType,
  ELECT_CAPACITY: electricityCapacity,
  WATER_CAPACITY: waterCapacity,
  NO_DAYS: enteredDays,
  PAYMENT_METHOD: gatewayPaymentMethod,

  signature_file_id: labelled(signatureLabel),
}

/** The message about a field that a submission lacks, the same as on the screens. Undefined for a field of the screens only. */
export const missingFieldMessage = (field: Field): string | undefined => {
  if (field === 'services') return noUtilityChosen
  const validator = validators[field]
  return validator && z.safeParse(validator, '').error?.issues[0]?.message
}
