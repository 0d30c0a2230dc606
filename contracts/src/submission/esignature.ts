import { z } from 'zod'
import { accountHolderType, applicantType, occupancy } from '../fields/codes.ts'
import { companyName } from '../fields/companyName.ts'
import { signedDate } from '../fields/dates.ts'
import { description } from '../fields/description.ts'
import { email } from '../fields/email.ts'
import { appId, fileId } from '../fields/ids.ts'
import { mobileNumber } from '../fields/phone.ts'
import { representativeDesignation, representativeName } from '../fields/representative.ts'
import { pdfType } from '../fields/signatureTypes.ts'
import { uen } from '../fields/uen.ts'
import { useOfPremises } from '../fields/useOfPremises.ts'
import { chilledWater, serviceShape } from '../fields/utilities.ts'
import { turnOnDatetime } from '../entities/turnOnDatetime.ts'
import { submittedMailingAddress, submittedPremiseAddress } from './address.ts'

const companyInformation = z
  .strictObject({
    uen,
    company_name: companyName,
    company_name_source: z.string().optional().meta({ description: 'Where the name was looked up.' }),
    ebs_company_name: z.string().optional().meta({ description: 'Its name in the billing system.' }),
  })
  .meta({ description: 'The company that signs.' })

const representative = z
  .strictObject({
    representative_name: representativeName,
    representative_designation: representativeDesignation,
    representative_email: email,
    representative_mobile_number: mobileNumber,
  })
  .meta({ description: 'The person who signs for the company.' })

const addressUnlessNanl = 'premise_address is required unless nanl is true'
const descriptionOnlyWithNanl = 'nanl_additional_info is required when nanl is true, and only then'

const formContent = z
  .strictObject({
    mailing_address: submittedMailingAddress,
    premise_address: submittedPremiseAddress.optional(),
    occupancy,
    use_of_premises: useOfPremises,
    company_information: companyInformation.optional(),
    representative: representative.optional(),
    preferred_date: z
      .strictObject({ turn_on_datetime: turnOnDatetime })
      .meta({ description: 'The preferred turn-on date.' }),
    turn_on_services: z
      .strictObject({ ...serviceShape, chilled_water: chilledWater })
      .meta({ description: 'The services to turn on.' }),
    account_holder_type: accountHolderType,
    preTurn_on_flag: z.boolean().meta({ description: 'Whether supplies are on already at the premises.' }),
    nanl: z.boolean().meta({ description: 'Whether the premises have no official address.' }),
    nanl_additional_info: z.optional(description),
  })
  .refine(({ nanl, premise_address: address }) => nanl === (address === undefined), {
    error: addressUnlessNanl,
    path: ['premise_address'],
  })
  .refine(({ nanl, nanl_additional_info: info }) => nanl === (info !== undefined), {
    error: descriptionOnlyWithNanl,
    path: ['nanl_additional_info'],
  })
  .meta({
    description: 'The content of the form; premise_address or, for nanl, nanl_additional_info.',
    'x-rules': [addressUnlessNanl, descriptionOnlyWithNanl],
  })

/** The application form as a PDF with its signature. Source: document 2, section 3. */
export const pdfBody = z
  .strictObject({
    type: pdfType,
    application_number: appId,
    application_type: applicantType,
    file_id: fileId,
    signed_at: signedDate,
    payload: formContent,
  })
  .meta({ description: 'The content of the signed form.' })
export type PdfBody = z.infer<typeof pdfBody>
