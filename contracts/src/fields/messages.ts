/**
 * Sentences that the documents do not give, all ours (C-171). A sentence that the documents print stands in its
 * field; one that they truncate is completed here by analogy with its neighbours (C-038).
 */

/** What every mandatory field without a printed sentence says when it is empty (C-035). */
export const required = (label: string): string => `${label} is required`

/** By analogy with 'Maximum of 64 characters are allowed for Email address'. */
export const tooLong = (label: string, maximum: number): string =>
  `Maximum of ${maximum} characters are allowed for ${label}`

/** By analogy with 'GST Reg No. accepts dash, slash, ampersand, alphabets and numbers'. */
export const acceptsCodeCharacters = (label: string): string =>
  `${label} accepts dash, slash, ampersand, alphabets and numbers`

/** By analogy with 'Mobile Number must be 8 digits'. */
export const mustHaveDigits = (label: string, digits: number): string => `${label} must be ${digits} digits`

/** By analogy with 'Please enter valid name'. */
export const pleaseEnterValid = (what: string): string => `Please enter valid ${what}`

/** Rule of document 1, section 5, whose sentence is not shown (C-034). */
export const applicantTooYoung = 'Applicant must be 18 years old or above'

/** Printed as '...should not be more than 500 characters' (C-038). */
export const descriptionTooLong = 'The Premises Description should not be more than 500 characters'

/** By analogy with 'Mail Unit accepts slash, alphabets and numbers' (C-038). */
export const mailFloorCharacters = 'Mail Floor accepts alphabets or numbers'

/** For a date that does not exist or is not written as expected. */
export const notADate = (label: string): string => `${label} must be a real date, for example 27/03/1990`

/** For a date of issue or registration after today. */
export const dateInFuture = (label: string): string => `${label} cannot be in the future`

export const notWholeDays = 'No Of Days must be a whole number of 1 or more'

/** The tariff names an amount for electricity, water and gas, and none for centralised cooling. */
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
