import type { ErrorCode } from '@open-account/contracts/errors'
import { emailLinked } from '@open-account/contracts/fields/emailMessages'
import { fileNameMessages } from '@open-account/contracts/fields/fileNameMessages'
import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import { timeslotNotConfirmed, timeslotMessages } from '@open-account/contracts/fields/turnOn'
import { deletionFailed, fileTooLarge, uploadFailed } from '@open-account/contracts/fields/uploads'
import { defaultMaxBytes } from '@open-account/domain/upload/sizes'
import { generalError } from './generalError.ts'

/** How an error is shown to the applicant. */
export interface ErrorMessage {
  readonly title: string
  readonly text: string
  /** Whether the service's own description is shown: in place of the text, behind it, or not at all. */
  readonly description: 'instead' | 'behind' | 'never'
  /** The label of its button and where it leads. */
  readonly way: WayOut
}

/** The ways out of an error: continue on the page, or return to the start. */
type WayOut = 'close' | 'back' | 'closeAndContinue' | 'continue' | 'ok' | 'landing' | 'endSession'

export const actionLabels: Readonly<Record<WayOut, string>> = {
  close: 'Close',
  back: 'Go back',
  closeAndContinue: 'Close and continue',
  continue: 'Continue',
  ok: 'OK',
  landing: 'Go back to open account screen',
  endSession: 'End Session',
}

const laterTry =
  "Apologies but there's something wrong with the service, you may close this prompt and try again later."

const message = (text: string, rest: Partial<ErrorMessage> = {}): ErrorMessage => ({
  title: generalError.title,
  text,
  description: 'never',
  way: 'close',
  ...rest,
})
/** Faults without a text of their own. */
const fault = message(generalError.text)
/** A refused submission, with the service's reason. */
const refused = message('An error occured', { description: 'behind', way: 'continue' })
/** A refused date: the service's text is enough. */
const refusedDate: ErrorMessage = { ...refused, description: 'instead' }
const streetName = message('There was a problem retrieving premises street name')
const companyName = message('There was a problem retrieving company name', { description: 'instead' })
const myinfo = message(
  'An error has occured while using Myinfo. Try again or fill up your personal information below.',
)
const deposit = message('There was a problem on calculating the security deposit. Please try again.')
const notAttached = message('Attach signature failed')

/**
 * The message of every error code, as the catalogues of both documents print it; a code without a printed one has the
 * general message. A missing code does not compile.
 */
export const errorMessages = {
  api_error: message(laterTry, { way: 'closeAndContinue', description: 'instead' }),
  network_error: message(laterTry, { way: 'closeAndContinue' }),
  validate_email_error: message('There was a problem on validating email for e-bill'),
  request_for_otp_error: message(otpMessages.not_sent),
  verify_otp_error: message(otpMessages.wrong),
  fetch_sd_options_error: message(
    'There was a problem on fetching options for security deposit. Please try again.',
  ),
  calculate_sd_error: deposit,

  premises_invalid: message(
    'You have entered an invalid premises. Please check that your premises address details are correct.',
  ),
  mailing_address_invalid: message('You have entered an invalid mailing address'),
  street_name_error: streetName,
  mailing_street_name_error: message('There was a problem retrieving mailing street name'),
  myinfo_error: myinfo,
  myinfobiz_error: message(
    'An error has occured while using Myinfo Business. Try again or fill up your company information below.',
  ),
  myinfobiz_error_later: message(
    'An error has occurred while using Myinfo Business. Please try again later.',
  ),
  company_name_error: companyName,
  company_inactive: message('The company is not active. Please enter an active company UEN.', { way: 'ok' }),
  tension_error: message('There was a problem validating curb'),
  tension_only_electricity: message(
    'Electricity at this tension level cannot be opened here. Please call customer service.',
    { way: 'landing' },
  ),
  tension_other_services: message(
    'Electricity at this tension level cannot be opened here. You may continue without electricity.',
    { way: 'continue' },
  ),
  eligibility_error: message('There was a problem on checking eligibility'),
  new_customer_error: message('There was a problem on checking if new customer'),
  third_account: message(
    'You have opened two utilities accounts within the last 6 months. To open a 3rd account, please go to a Customer Service Centre with your NRIC/FIN, the initial deposit and the signed tenancy agreement.',
    { title: '3rd account within 6 months', way: 'landing' },
  ),
  active_account: message('There is an active utilities account under your name at these premises.', {
    title: 'Active account',
  }),
  active_company_account: message(
    'There is an active utilities account under your company name at these premises.',
    { title: 'Active account' },
  ),
  missed_appointment: message(
    'You have missed an appointment at these premises. Please reschedule it before you open an account.',
    { title: 'Missed appointment' },
  ),
  disconnected: message('The supply at these premises was disconnected. Please call the customer line.', {
    title: 'Supply disconnected',
  }),
  gas_not_available: message(
    'You have an account at these premises, and gas cannot be added to it here. Please call the gas company to add gas.',
    { title: 'Gas' },
  ),
  email_linked: message(emailLinked),

  calendar_error: message(
    'Sorry, we encountered an issue when processing your request. Please try again later.',
  ),
  no_date_available: message(
    'We are unable to proceed as there is no available appointment date for your application. Please chat with our officers via our SP App for assistance.',
    { way: 'endSession' },
  ),
  timeslot_none: message(timeslotMessages.select_new_date),
  timeslot_error: message(timeslotMessages.retrieve_again),
  timeslot_confirm_error: message(timeslotNotConfirmed),
  upload_error: message(uploadFailed),
  delete_attachment_error: message(deletionFailed),
  qr_code_expired: message('QR code has expired'),
  stream_delete_error: message('Something went wrong while sending deleted file to stream'),
  signature_upload_error: message('Upload signature failed.'),
  signature_attach_error: notAttached,
  submit_error: refused,
  payment_failed: message(
    'We are unable to process your application as the payment transaction was not successful. Please try again or visit our Customer Service Centre to open a utilities account.',
    { title: 'Payment Failed' },
  ),
  payment_pending: message(
    'Your payment is still pending. Please try again or visit our Customer Service Centre to open a utilities account.',
  ),
  payment_error: message('Sorry, your payment transaction failed. Please try again later.'),
  general_error: fault,

  invalid_request: fault,
  unauthorized: fault,
  forbidden: fault,
  not_found: fault,
  address_not_found: streetName,
  company_not_found: companyName,
  pending: refused,
  duplicate: message('There is an application for these premises already.', {
    description: 'instead',
    way: 'landing',
  }),
  already_submitted: refused,
  timeslot_not_available: message(timeslotNotConfirmed, { way: 'continue' }),
  out_of_order: fault,
  expired: fault,
  // A document with its own limit shows it in its row.
  file_too_large: message(fileTooLarge(defaultMaxBytes)),
  request_timeout: fault,
  request_too_large: fault,
  unsupported_file: message(fileNameMessages.format),
  unsupported_media_type: fault,
  myinfo_workpass_expired: message(
    'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
    { way: 'landing' },
  ),
  myinfo_cancelled: myinfo,
  myinfobiz_companystatus_notlive: message('Company status is invalid. Please enter an active company UEN.', {
    way: 'back',
  }),
  deposit_not_calculable: deposit,
  attach_failed: notAttached,
  date_invalid_ncc: refusedDate,
  date_invalid_ncc_12pm: refusedDate,
  date_invalid_pool: refusedDate,
  date_invalid_pool_12pm: refusedDate,
  date_invalid_retailer: refusedDate,
  date_invalid_retailer_12pm: refusedDate,
  OA_CALENDAR_ERROR: refusedDate,
  application_incomplete: refused,
  too_many_requests: fault,
  otp_too_soon: message(otpMessages.not_sent),
  otp_limit: message(otpMessages.not_sent),
  server_error: fault,
  upstream_error: fault,
  unavailable: fault,
  storage_full: fault,
  world_conflict: fault,
  maintenance: fault,
} as const satisfies Record<ErrorCode, ErrorMessage>

/** The text of a failure, with the service's description where its row requires it. */
export const failureText = ({
  code,
  description: detail,
}: {
  readonly code: ErrorCode
  readonly description: string
}): string => {
  const { text, description }: ErrorMessage = errorMessages[code]
  if (detail === '' || description === 'never') return text
  return description === 'instead' ? detail : `${text}. ${detail}`
}
