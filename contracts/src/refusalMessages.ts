import type { ServiceErrorCode } from './errors.ts'

/** The message of each error code, for a refusal without one of its own. */
export const refusalMessages: Readonly<Record<ServiceErrorCode, string>> = {
  invalid_request: 'The request is not as the contract describes it.',
  unauthorized: 'The credential for this call is missing or not valid.',
  forbidden: 'The service may not be steered from here.',
  not_found: 'There is nothing at this address.',
  address_not_found: 'No street is known under this postal code and block.',
  company_not_found: 'No company is registered under this UEN.',
  request_timeout: 'The request did not arrive in time. Please try again.',
  pending: 'An application for these premises is being processed.',
  duplicate: 'There is an application for these premises already.',
  already_submitted: 'This application was submitted already, with other contents.',
  timeslot_not_available: 'This timeslot has been taken. Please select another one.',
  out_of_order: 'An earlier step of the application is missing.',
  world_conflict: 'This world exists already, or it is the default one and stays.',
  expired: 'This is over. Please start again.',
  file_too_large: 'The file is larger than its document may be.',
  request_too_large: 'The request is larger than the service takes.',
  unsupported_file: 'The file is none of the accepted formats: .pdf, .jpg, .jpeg, .png.',
  unsupported_media_type: 'This call does not take a body of this content type.',
  myinfo_workpass_expired:
    'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
  myinfo_cancelled: 'The retrieval of identity data was cancelled.',
  myinfobiz_companystatus_notlive: 'Company status is invalid. Please enter an active company UEN.',
  deposit_not_calculable: 'No security deposit is known for this combination.',
  attach_failed: 'The signature could not be attached to the form.',
  date_invalid_ncc: 'The turn-on date can no longer be kept. Please select another date.',
  date_invalid_ncc_12pm:
    'It is past 12 pm, so the turn-on date can no longer be kept. Please select another date.',
  date_invalid_pool: 'All appointments of the turn-on date are taken. Please select another date.',
  date_invalid_pool_12pm:
    'It is past 12 pm and all appointments of the turn-on date are taken. Please select another date.',
  date_invalid_retailer: 'The electricity retailer cannot keep the turn-on date. Please select another date.',
  date_invalid_retailer_12pm:
    'It is past 12 pm and the electricity retailer cannot keep the turn-on date. Please select another date.',
  OA_CALENDAR_ERROR: 'The turn-on date could not be booked. Please select another date.',
  application_incomplete: 'Something that the application needs is missing.',
  too_many_requests: 'These are more requests than the service takes. Please wait a moment.',
  otp_too_soon:
    'A one-time password was sent less than a minute ago. Please wait before requesting another one.',
  otp_limit: 'Five one-time passwords were sent within the hour. Please try again later.',
  server_error: 'The service failed. Please try again later.',
  upstream_error: 'A service that this one relies on failed. Please try again later.',
  unavailable: 'The service is not available at the moment. Please try again later.',
  maintenance: 'The service is under maintenance. Please try again later.',
  storage_full: 'The disk of the service is full, so nothing was stored. Please try again later.',
}
