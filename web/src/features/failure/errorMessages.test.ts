import type { ErrorCode } from '@open-account/contracts/errors'
import { describe, expect, test } from 'vitest'
import { errorMessages, failureText, actionLabels } from './errorMessages.ts'

describe('the catalogue of document 1, section 8, says', () => {
  const later =
    "Apologies but there's something wrong with the service, you may close this prompt and try again later."

  test.each<readonly [ErrorCode, string]>([
    ['api_error', later],
    ['network_error', later],
    [
      'premises_invalid',
      'You have entered an invalid premises. Please check that your premises address details are correct.',
    ],
    ['mailing_address_invalid', 'You have entered an invalid mailing address'],
    ['street_name_error', 'There was a problem retrieving premises street name'],
    ['mailing_street_name_error', 'There was a problem retrieving mailing street name'],
    [
      'myinfo_workpass_expired',
      'Your work pass has either expired or was not approved. Please try submitting your application again once your work pass has been renewed or approved. Thank you.',
    ],
    ['myinfobiz_companystatus_notlive', 'Company status is invalid. Please enter an active company UEN.'],
    [
      'myinfo_error',
      'An error has occured while using Myinfo. Try again or fill up your personal information below.',
    ],
    [
      'myinfobiz_error',
      'An error has occured while using Myinfo Business. Try again or fill up your company information below.',
    ],
    ['company_name_error', 'There was a problem retrieving company name'],
    ['tension_error', 'There was a problem validating curb'],
    ['eligibility_error', 'There was a problem on checking eligibility'],
    ['new_customer_error', 'There was a problem on checking if new customer'],
  ])('%s: %s', (code, message) => {
    expect(errorMessages[code].text).toBe(message)
  })

  test.each<readonly [ErrorCode, string]>([
    ['api_error', 'Close and continue'],
    ['network_error', 'Close and continue'],
    ['myinfo_workpass_expired', 'Go back to open account screen'],
    ['tension_only_electricity', 'Go back to open account screen'],
    ['tension_other_services', 'Continue'],
    ['company_inactive', 'OK'],
    ['third_account', 'Go back to open account screen'],
  ])('%s with the one button %s', (code, text) => {
    expect(actionLabels[errorMessages[code].way]).toBe(text)
  })
})

describe('the catalogue of document 2, section 8, says', () => {
  test.each<readonly [ErrorCode, string]>([
    ['general_error', 'Sorry, there was a problem occured. Please try again later.'],
    [
      'calendar_error',
      'Sorry, we encountered an issue when processing your request. Please try again later.',
    ],
    [
      'no_date_available',
      'We are unable to proceed as there is no available appointment date for your application. Please chat with our officers via our SP App for assistance.',
    ],
    ['timeslot_none', 'Please select a new date'],
    ['timeslot_error', 'There was a problem retrieving timeslot, Please try again'],
    ['timeslot_confirm_error', 'Please select new timeslot'],
    ['validate_email_error', 'There was a problem on validating email for e-bill'],
    ['email_linked', 'This email has been used in another utilities account. Please use another email.'],
    ['request_for_otp_error', 'There was a problem on requesting OTP for e-bill. Please try again.'],
    ['verify_otp_error', 'The OTP you have entered is invalid. Please try again.'],
    [
      'fetch_sd_options_error',
      'There was a problem on fetching options for security deposit. Please try again.',
    ],
    ['calculate_sd_error', 'There was a problem on calculating the security deposit. Please try again.'],
    ['upload_error', 'There was an error when uploading. Please try again.'],
    ['delete_attachment_error', 'There was a problem on deleting the attachment. Please try again.'],
    ['qr_code_expired', 'QR code has expired'],
    ['stream_delete_error', 'Something went wrong while sending deleted file to stream'],
    ['signature_upload_error', 'Upload signature failed.'],
    ['signature_attach_error', 'Attach signature failed'],
    ['submit_error', 'An error occured'],
    [
      'payment_failed',
      'We are unable to process your application as the payment transaction was not successful. Please try again or visit our Customer Service Centre to open a utilities account.',
    ],
    [
      'payment_pending',
      'Your payment is still pending. Please try again or visit our Customer Service Centre to open a utilities account.',
    ],
    ['payment_error', 'Sorry, your payment transaction failed. Please try again later.'],
  ])('%s: %s', (code, message) => {
    expect(errorMessages[code].text).toBe(message)
  })

  test.each<readonly [ErrorCode, string]>([
    ['payment_failed', 'Payment Failed'],
    ['calendar_error', 'Error'],
    ['general_error', 'Error'],
  ])('%s under the title %s', (code, title) => {
    expect(errorMessages[code].title).toBe(title)
  })

  test.each<readonly [ErrorCode, string]>([
    ['duplicate', 'Go back to open account screen'],
    ['date_invalid_ncc', 'Continue'],
    ['OA_CALENDAR_ERROR', 'Continue'],
    ['submit_error', 'Continue'],
    ['no_date_available', 'End Session'],
  ])('%s with the one button %s', (code, label) => {
    expect(actionLabels[errorMessages[code].way]).toBe(label)
  })
})

describe('the description of the service is shown', () => {
  const description = 'The pool is used up.'
  test.each<readonly [where: string, ErrorCode, string]>([
    ['in place of ours where a date is refused', 'date_invalid_pool', description],
    ['behind ours where a submission fails otherwise', 'submit_error', `An error occured. ${description}`],
    ['nowhere where a call fails', 'upload_error', 'There was an error when uploading. Please try again.'],
  ])('%s', (_, code, text) => {
    expect(failureText({ code, description })).toBe(text)
  })

  test('for nothing when there are none', () => {
    expect(failureText({ code: 'date_invalid_pool', description: '' })).toBe('An error occured')
  })
})
