import { isDifferentContact } from '@open-account/domain/contact/phone'
import { isDifferentEmail } from '@open-account/domain/contact/email'
import { accountHolderTypes, accountTypes } from '@open-account/domain/application/codes'
import { z } from 'zod'
import { differentEmail } from '../fields/emailMessages.ts'
import { differentContact } from '../fields/phone.ts'
import { addressOnlyWithoutNanl, addressWithoutNanl } from '../fields/messages.ts'
import { accountShape } from './account.ts'
import { commercialShape } from './commercial.ts'
import { companyShape } from './company.ts'
import { personShape } from './person.ts'
import { premisesShape } from './premises.ts'
import { emailErrors, emailRules } from './submittedEmail.ts'
import { transactionShape } from './transaction.ts'
import { turnOnShape } from './turnOn.ts'

const everyFlow = { ...transactionShape, ...turnOnShape, ...premisesShape, ...accountShape }

const residential = z.literal(accountTypes.residential).meta({ description: 'Account type 01: residential.' })
const commercial = z.literal(accountTypes.commercial).meta({ description: 'Account type 02: commercial.' })
const personal = z
  .literal(accountHolderTypes.personal)
  .meta({ description: 'Account holder type P: a person.' })
const company = z
  .literal(accountHolderTypes.company)
  .meta({ description: 'Account holder type C: a company.' })

export const residentialPersonal = z
  .strictObject({ account_type: residential, account_holder_type: personal, ...everyFlow, ...personShape })
  .meta({ description: 'A residential account of a person.' })

export const residentialCompany = z
  .strictObject({ account_type: residential, account_holder_type: company, ...everyFlow, ...companyShape })
  .meta({ description: 'A residential account of a company.' })

export const commercialPersonal = z
  .strictObject({
    account_type: commercial,
    account_holder_type: personal,
    ...everyFlow,
    ...personShape,
    ...commercialShape,
  })
  .meta({ description: 'A commercial account of a person.' })

export const commercialCompany = z
  .strictObject({
    account_type: commercial,
    account_holder_type: company,
    ...everyFlow,
    ...companyShape,
    ...commercialShape,
  })
  .meta({ description: 'A commercial account of a company.' })

const byHolder = { error: 'Account Holder Type must be P or C' }

const anyFlow = z.discriminatedUnion(
  'account_type',
  [
    z.discriminatedUnion('account_holder_type', [residentialPersonal, residentialCompany], byHolder),
    z.discriminatedUnion('account_holder_type', [commercialPersonal, commercialCompany], byHolder),
  ],
  { error: 'Account Type must be 01 or 02' },
)

interface Consistency {
  /** The field of the issue. */
  readonly path: keyof z.infer<typeof anyFlow>
  readonly holds: (body: z.infer<typeof anyFlow>) => boolean
  readonly message: string
}

/** The rules over several fields, for every flow. */
const consistencyRules: readonly Consistency[] = [
  {
    path: 'premise_address',
    holds: body => body.nanl || body.premise_address !== undefined,
    message: addressWithoutNanl,
  },
  {
    path: 'premise_address',
    holds: body => !body.nanl || body.premise_address === undefined,
    message: addressOnlyWithoutNanl,
  },
  {
    path: 'other_contact',
    holds: body => isDifferentContact(body.other_contact, body.mobile_number),
    message: differentContact,
  },
  {
    path: 'other_email',
    holds: body => isDifferentEmail(body.other_email, body.email),
    message: differentEmail,
  },
]

/** The application as it is submitted: closed, and different for each of the four flows. */
export const submitBody = anyFlow
  .check(({ value, issues }) => {
    for (const { path, holds, message } of consistencyRules)
      if (!holds(value)) issues.push({ code: 'custom', input: value, path: [path], message })
    for (const message of emailErrors(value))
      issues.push({ code: 'custom', input: value, path: ['email'], message })
  })
  .meta({
    description: 'The application: one of four closed shapes, by account type and account holder type.',
    'x-rules': [...new Set(consistencyRules.map(({ message }) => message)), ...emailRules],
  })
export type SubmitBody = z.infer<typeof submitBody>
