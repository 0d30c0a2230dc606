/**
 * Messages that the documents do not print, all ours (C-171). A printed message is in the file of its field; one that
 * is cut off is completed here like its neighbours (C-038).
 */

/** The message about an empty mandatory field without a printed one (C-035). */
export const required = (label: string): string => `${label} is required`

/** Like 'Maximum of 64 characters are allowed for Email address'. */
export const tooLong = (label: string, maximum: number): string =>
  `Maximum of ${maximum} characters are allowed for ${label}`

/** Like 'GST Reg No. accepts dash, slash, ampersand, alphabets and numbers'. */
export const acceptsCodeCharacters = (label: string): string =>
  `${label} accepts dash, slash, ampersand, alphabets and numbers`

/** Like 'Mobile Number must be 8 digits'. */
export const mustHaveDigits = (label: string, digits: number): string => `${label} must be ${digits} digits`

/** Like 'Please enter valid name'. */
export const pleaseEnterValid = (what: string): string => `Please enter valid ${what}`

/** For the rule of document 1, section 5, which has no printed message (C-034). */
export const applicantTooYoung = 'Applicant must be 18 years old or above'

/** Printed as '...should not be more than 500 characters' (C-038). */
export const descriptionTooLong = 'The Premises Description should not be more than 500 characters'

/** Like 'Mail Unit accepts slash, alphabets and numbers' (C-038). */
export const mailFloorCharacters = 'Mail Floor accepts alphabets or numbers'

/** For a date that does not exist or has another format. */
export const notADate = (label: string): string => `${label} must be a real date, for example 27/03/1990`

/** For a date of issue or registration after today. */
export const dateInFuture = (label: string): string => `${label} cannot be in the future`

export const notWholeDays = 'No Of Days must be a whole number of 1 or more'

/** The tariff has an amount for electricity, water and gas, and none for centralised cooling. */
export const noDeposit =
  'The services that are chosen have no security deposit at such premises, so that the application cannot be paid for online'

/** Document 2, section 5: amount_payable at least 1. */
export const amountTooSmall = 'Amount Payable must be at least S$ 1.00'

export const unsupportedFormat = 'Please upload a .pdf, .jpg, .jpeg or .png file'

/** Document 1, section 5: floor and unit must be given together. */
export const floorUnitPair = 'Floor and Unit must be given together'

/** Document 2, section 3: premise_address is omitted for premises without an official address, and only then. */
export const addressWithoutNanl = 'Premises Address is required'
export const addressOnlyWithoutNanl = 'Premises without an official address carry no Premises Address'

export const notAnAmount = 'An amount has at most two decimals'
