/**
 * The errors on the applicant's side, and when each occurs. The first seven are printed codes; the others name the rows
 * of the printed error catalogues that have none. Messages of a field or a prompt have no code.
 */
export const clientErrors = {
  api_error: 'The flags could not be read, or the transaction could not be started.',
  network_error: 'The service could not be reached.',
  validate_email_error: 'The check whether the e-mail is linked failed.',
  request_for_otp_error: 'The one-time password could not be requested.',
  verify_otp_error: 'The one-time password could not be verified.',
  fetch_sd_options_error: 'The options of the security deposit could not be read.',
  calculate_sd_error: 'The security deposit could not be calculated.',

  premises_invalid: 'The look-up of the premises returned no premises number.',
  mailing_address_invalid: 'The look-up of the mailing address returned no premises number.',
  street_name_error: 'The street name of the premises could not be read.',
  mailing_street_name_error: 'The street name of the mailing address could not be read.',
  myinfo_error: 'Identity data of a person could not be read.',
  myinfobiz_error: 'Identity data of a company could not be read.',
  myinfobiz_error_later: 'The same, where the message refers the company to a later visit.',
  company_name_error: 'The company name could not be read.',
  company_inactive: 'The company is not active.',
  tension_error: 'The tension could not be validated.',
  tension_only_electricity: 'High tension is not served here, and electricity is the only service chosen.',
  tension_other_services: 'High tension is not served here, and other services are chosen.',
  eligibility_error: 'The eligibility check failed.',
  new_customer_error: 'The new-customer check failed.',
  third_account: 'A third account within six months.',
  active_account: 'An account under this name is active at the premises.',
  active_company_account: 'An account under the name of this company is active at the premises.',
  missed_appointment: 'An earlier appointment was missed.',
  disconnected: 'An earlier supply was disconnected.',
  gas_not_available: 'Gas was chosen and cannot be added.',
  email_linked: 'The e-mail belongs to another utilities account.',

  calendar_error: 'The calendar could not be read.',
  no_date_available: 'The calendar has no date for this application.',
  timeslot_none: 'A timeslot is required and none is left on the date.',
  timeslot_error: 'The timeslots could not be read.',
  timeslot_confirm_error: 'The timeslot could not be confirmed.',
  upload_error: 'A file could not be uploaded.',
  delete_attachment_error: 'An attachment could not be deleted.',
  qr_code_expired: 'The QR code for the upload by phone has expired.',
  stream_delete_error: 'The deletion of a file could not be sent to the stream.',
  signature_upload_error: 'The signature could not be uploaded.',
  signature_attach_error: 'The signature could not be attached to the form.',
  submit_error: 'The application could not be submitted.',
  payment_failed: 'The payment was not successful.',
  payment_pending: 'The payment is still pending.',
  payment_error: 'The status of the payment could not be read.',
  general_error: 'Any other error.',
} as const satisfies Record<string, string>

export type ClientErrorCode = keyof typeof clientErrors
