import { submitBody } from '@open-account/contracts/submission/body'
import type { ApplicantType } from '@open-account/domain/application/codes'
import { describe, expect, test } from 'vitest'
import { draftWith } from '../../../test/applicant.ts'
import { sentFields, sentByPerson, submittedFor, type Variant } from '../../../test/submission.ts'
import { workshop, workshopPayment as payment } from '../../../test/workshop.ts'
import type { Draft } from '../draft.ts'
import { factsOf } from '../factsOf.ts'
import type { SubmittedPayment } from './commercialPart.ts'
import { toCommercialSubmission } from './toCommercialSubmission.ts'

const workshopWith = (change: Parameters<typeof draftWith>[1]) => draftWith(workshop, change)

interface Situation {
  readonly type?: ApplicantType
  readonly nanl?: boolean
  readonly highTensionHandled?: boolean
  readonly payment?: Partial<SubmittedPayment>
}

const sent = (
  draft: Draft,
  { type = 'personal', nanl = false, highTensionHandled = false, ...rest }: Situation = {},
) =>
  toCommercialSubmission(
    {
      draft,
      facts: factsOf(draft, { domain: 'commercial', type, nanl }, 'normal', {
        highTensionHandled,
        electronicSignature: false,
        otpBypassed: false,
      }),
      ...submittedFor,
    },
    { ...payment, ...rest.payment },
  )

/** The fields that a person and a company send alike. */
const sentForWorkshop = {
  ...sentFields,
  account_type: '02',
  gas: false,
  use_of_premises: 'SHOP',
  hawker_stall_no: '01-42',
  type_of_usage: 'permanent',
  supply_application_no: '',
  use_of_premises_selected: 'PREMISES_OTHERS',
  elect_capacity: 'ELEC_CAP_CODE_2',
  water_capacity: '100',
  no_days: '',
  tension_level: 'LT',
  payment_method: 'CREDIT_CARD',
  payment_redirect: payment.redirect,
  bypass_dup_check: 'false',
}

test('a person sends exactly these fields', () => {
  expect(sent(workshop)).toEqual({ ...sentForWorkshop, ...sentByPerson })
})

test('a company sends exactly these fields', () => {
  expect(sent(workshop, { type: 'company' })).toEqual({
    ...sentForWorkshop,
    account_holder_type: 'C',
    salutation: '',
    name: '',
    bankruptcy_number: '',
    work_pass_status: '',
    company_name: 'WORKSHOP PTE. LTD.',
    nric: '201500004E',
    company_name_source: 'ACRA',
    ebs_company_name: 'WORKSHOP',
    authorised_name: 'Lim Wei',
    authorised_nric: '',
    authorised_designation: 'Director',
    phone_number: '',
    mobile_number: '81234567',
    other_contact: '62223333',
    email: 'wei@example.sg',
    other_email: 'office@example.sg',
    race: '',
    birth_date_yyyymmdd: '',
    nric_issue_yyyymmdd: '',
  })
})

const temporary = {
  turnOnServices: { type_of_usage: 'temporary', supply_application_number: '2026112077' },
} as const
const opera = {
  USE_OF_PREMISES_LIST: 'PREMISES_WAYANG',
  NO_DAYS: '7',
  ELECT_CAPACITY: '',
  WATER_CAPACITY: '',
}

const variants: readonly Variant<Situation>[] = [
  {
    rule: 'premises without an official address have no hawker stall',
    draft: workshopWith({
      premises: {
        premise_address: {
          ...workshop.premises.premise_address,
          premise_description: 'Street light 12 opposite block 145',
        },
        mail_address: {
          ...workshop.premises.mail_address,
          check_same_address: false,
          mail_postal_code: '520201',
          mail_block: '201',
          mail_street_name: 'TAMPINES STREET 21',
        },
      },
    }),
    situation: { nanl: true },
    fields: {
      nanl: true,
      hawker_stall_no: '',
      nanl_additional_info: 'Street light 12 opposite block 145',
    },
  },
  {
    rule: 'temporary electricity sends the number of its supply application',
    draft: workshopWith(temporary),
    fields: { type_of_usage: 'temporary', supply_application_no: '2026112077' },
  },
  {
    rule: 'temporary supply without electricity has none',
    draft: workshopWith({
      turnOnServices: {
        ...temporary.turnOnServices,
        services: { electricity: false, water: true, gas: false },
      },
    }),
    fields: { supply_application_no: '', elect_capacity: '', water_capacity: '100' },
  },
  {
    rule: 'a street opera sends its days as a number, and no capacity',
    draft: workshopWith({ ...temporary, security_deposit: opera }),
    fields: {
      use_of_premises_selected: 'PREMISES_WAYANG',
      no_days: 7,
      elect_capacity: '',
      water_capacity: '',
    },
  },
  {
    rule: 'the tension is sent whether high tension is handled or not',
    draft: workshopWith({ premises: { tension: 'EHT' } }),
    fields: { tension_level: 'EHT' },
  },
  {
    rule: 'the way to pay is sent by its name at the gateway',
    draft: workshopWith({ payment: { PAYMENT_METHOD: 'PYMT_ENETS' } }),
    fields: { payment_method: 'NETS_DEBIT' },
  },
  {
    rule: 'going on in spite of a pending duplicate is sent as a text',
    draft: workshop,
    situation: { payment: { bypassDuplicateCheck: true } },
    fields: { bypass_dup_check: 'true' },
  },
  {
    rule: 'identity data has no date of issue, which has a date of its own here',
    draft: workshopWith({ signup: { use_myinfo: true } }),
    fields: { fromMyInfo: true, nric_issue_yyyymmdd: '19000101' },
  },
  {
    rule: 'the home protection offer is not for commercial premises',
    draft: workshopWith({ review: { hla: true } }),
    fields: { hla_consent_flag: false },
  },
  {
    rule: "the e-mail of a company's existing account is sent masked",
    draft: workshopWith({ signup: { linked_email: 'wei@example.sg' } }),
    situation: { type: 'company' },
    fields: { email: 'w*i@example.sg', is_masked_email: true },
  },
]

describe('variants', () => {
  test.each(variants)('$rule', ({ draft, situation, fields }) => {
    expect(sent(draft, situation)).toMatchObject(fields)
  })

  test.each([
    { rule: 'a person', draft: workshop, situation: {} },
    { rule: 'a company', draft: workshop, situation: { type: 'company' } as const },
    ...variants,
  ])('the contract accepts: $rule', ({ draft, situation }) => {
    expect(submitBody.safeParse(sent(draft, situation)).error?.issues).toBeUndefined()
  })
})

test('fields that do not apply are sent empty', () => {
  expect(sent(workshopWith({ premises: { tension: '' } }))).toMatchObject({ tension_level: '', no_days: '' })
})

test.each([
  ['PAYMENT_METHOD', workshopWith({ payment: { PAYMENT_METHOD: '' } })],
  ['type_of_usage', workshopWith({ turnOnServices: { type_of_usage: '' } })],
])('a submission without %s throws', (field, draft) => {
  expect(() => sent(draft)).toThrow(field)
})
