/** The body of the call for the signed form, from the body of the submission. */
export const formRequest = (
  body: Readonly<Record<string, unknown>> & { account_holder_type: string; file_id?: string },
  app_id: string,
) => ({
  type: 'open_account',
  application_number: app_id,
  application_type: body.account_holder_type === 'C' ? 'company' : 'personal',
  file_id: body.file_id,
  signed_at: '20/11/2026',
  payload: {
    mailing_address: body['mailing_address'],
    ...(body['nanl'] === true
      ? { nanl_additional_info: body['nanl_additional_info'] }
      : { premise_address: body['premise_address'] }),
    occupancy: body['occ_type'],
    use_of_premises: body['use_of_premises'],
    ...(body.account_holder_type === 'C'
      ? {
          company_information: { uen: body['nric'], company_name: body['company_name'] },
          representative: {
            representative_name: body['authorised_name'],
            representative_designation: body['authorised_designation'],
            representative_email: body['email'],
            representative_mobile_number: body['mobile_number'],
          },
        }
      : {}),
    preferred_date: { turn_on_datetime: body['move_in_yyyymmdd'] },
    turn_on_services: {
      electricity: body['electricity'],
      water: body['water'],
      gas: body['gas'],
      chilled_water: body['chilled_water'],
    },
    account_holder_type: body.account_holder_type,
    preTurn_on_flag: false,
    nanl: body['nanl'],
  },
})
