import { bankruptcyNumber } from '@open-account/contracts/fields/bankruptcyNumber'
import { block } from '@open-account/contracts/fields/block'
import { companyName } from '@open-account/contracts/fields/companyName'
import { enteredDate } from '@open-account/contracts/fields/dates'
import { description } from '@open-account/contracts/fields/description'
import { alternateEmail, email } from '@open-account/contracts/fields/email'
import { gstNumber } from '@open-account/contracts/fields/gst'
import { hawkerStall } from '@open-account/contracts/fields/hawkerStall'
import { nric } from '@open-account/contracts/fields/nric'
import { enteredDays } from '@open-account/contracts/fields/numberOfDays'
import { personName } from '@open-account/contracts/fields/personName'
import { companyAlternateContact, mobileNumber } from '@open-account/contracts/fields/phone'
import { postalCode } from '@open-account/contracts/fields/postalCode'
import { representativeDesignation, representativeName } from '@open-account/contracts/fields/representative'
import { mailStreetName, streetName } from '@open-account/contracts/fields/street'
import { supplyApplicationNumber } from '@open-account/contracts/fields/supplyApplicationNumber'
import type { Text } from '@open-account/contracts/fields/text'
import { confirmedUenOn } from '@open-account/contracts/fields/uen'
import { waterCapacity } from '@open-account/contracts/fields/waterCapacity'
import { submitBody } from '@open-account/contracts/submission/body'
import { parseSlashedDate } from '@open-account/domain/time/slashedDate'
import { toWireDate } from '@open-account/domain/time/wireDate'
import type { NormalisedKind } from '@open-account/domain/entry/normalise'
import vectors from '@open-account/domain/vectors/normalise.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { draftWith, factsOfResident, resident } from '../../../test/applicant.ts'
import { submittedFor } from '../../../test/submission.ts'
import { workshop, workshopPayment } from '../../../test/workshop.ts'
import type { Draft } from '../draft.ts'
import { factsOf } from '../factsOf.ts'
import { normaliseDraft } from '../fieldNormalisers.ts'
import { toCommercialSubmission } from './toCommercialSubmission.ts'
import { toSubmission } from './toSubmission.ts'

type Body = ReturnType<typeof toSubmission>
type Sent = (draft: Draft) => Body
const today = Temporal.PlainDate.from('2026-11-20')

const byResident: Sent = draft => toSubmission({ draft, facts: factsOfResident(draft), ...submittedFor })
const byResidentWithoutAddress: Sent = draft =>
  toSubmission({ draft, facts: factsOfResident(draft, { nanl: true }), ...submittedFor })
const byCompany: Sent = draft =>
  toCommercialSubmission(
    {
      draft,
      facts: factsOf(draft, { domain: 'commercial', type: 'company', nanl: false }, 'normal', {
        highTensionHandled: false,
        electronicSignature: false,
        otpBypassed: false,
      }),
      ...submittedFor,
    },
    workshopPayment,
  )

/** How a typed field travels to the service. */
interface Travel {
  readonly kind: NormalisedKind
  readonly field: string
  readonly rule: Text
  readonly sent: Sent
  /** The draft with this typed text. */
  readonly typed: (text: string) => Draft
  /** The field on the wire. */
  readonly onWire: (body: Body) => unknown
  /** Formats the normalised text for the wire; most fields are sent as they are. */
  readonly format?: (text: string) => unknown
}

const wireDateOf = (text: string) => {
  const date = parseSlashedDate(text)
  return date === null ? '' : toWireDate(date)
}

const premisesOf = (address: Partial<Draft['premises']['premise_address']>) =>
  draftWith(resident, {
    premises: { premise_address: { ...resident.premises.premise_address, ...address } },
  })
const mailOf = (address: Partial<Draft['premises']['mail_address']>) =>
  draftWith(resident, {
    premises: {
      mail_address: {
        ...resident.premises.mail_address,
        check_same_address: false,
        mail_postal_code: '520201',
        mail_block: '201',
        mail_street_name: 'TAMPINES STREET 21',
        ...address,
      },
    },
  })
const personOf = (person: Partial<Draft['personal_information']>) =>
  draftWith(resident, { personal_information: person })
const contactOf = (contact: Partial<Draft['personal_contact_information']>) =>
  draftWith(resident, { personal_contact_information: contact })
const generatorOf = (registration: Partial<Draft['review']>) =>
  draftWith(resident, {
    review: { check_eeg: true, gst_reg_no: 'M2-1234567-8', gst_reg_date: '01/02/2024', ...registration },
  })
const representativeOf = (representative: Partial<Draft['representative']>) =>
  draftWith(workshop, { representative })

const travels: readonly Travel[] = [
  {
    kind: 'postalCode',
    field: 'premise_postal_code',
    rule: postalCode,
    sent: byResident,
    typed: text => premisesOf({ premise_postal_code: text }),
    onWire: ({ premise_address }) => premise_address?.postal_code,
  },
  {
    kind: 'block',
    field: 'premise_block',
    rule: block,
    sent: byResident,
    typed: text => premisesOf({ premise_block: text }),
    onWire: ({ premise_address }) => premise_address?.block,
  },
  {
    kind: 'line',
    field: 'premise_street_name',
    rule: streetName,
    sent: byResident,
    typed: text => premisesOf({ premise_street_name: text }),
    onWire: ({ premise_address }) => premise_address?.street,
  },
  {
    kind: 'description',
    field: 'premise_description',
    rule: description,
    sent: byResidentWithoutAddress,
    typed: text => {
      const draft = mailOf({})
      const { premise_address: address } = draft.premises
      return draftWith(draft, { premises: { premise_address: { ...address, premise_description: text } } })
    },
    onWire: body => body.nanl_additional_info,
  },
  {
    kind: 'postalCode',
    field: 'mail_postal_code',
    rule: postalCode,
    sent: byResident,
    typed: text => mailOf({ mail_postal_code: text }),
    onWire: ({ mailing_address }) => mailing_address.postal_code,
  },
  {
    kind: 'block',
    field: 'mail_block',
    rule: block,
    sent: byResident,
    typed: text => mailOf({ mail_block: text }),
    onWire: ({ mailing_address }) => mailing_address.block,
  },
  {
    kind: 'line',
    field: 'mail_street_name',
    rule: mailStreetName,
    sent: byResident,
    typed: text => mailOf({ mail_street_name: text }),
    onWire: ({ mailing_address }) => mailing_address.street,
  },
  {
    kind: 'name',
    field: 'name',
    rule: personName,
    sent: byResident,
    typed: text => personOf({ name: text }),
    onWire: body => body.name,
  },
  {
    kind: 'identityNumber',
    field: 'nric_fin',
    rule: nric,
    sent: byResident,
    typed: text => personOf({ nric_fin: text }),
    onWire: body => body.nric,
  },
  {
    kind: 'date',
    field: 'nric_fin_doi',
    rule: enteredDate('Date of Issue'),
    sent: byResident,
    typed: text => personOf({ nric_fin_doi: text }),
    onWire: body => body.nric_issue_yyyymmdd,
    format: wireDateOf,
  },
  {
    kind: 'date',
    field: 'dob',
    rule: enteredDate('Date of Birth'),
    sent: byResident,
    typed: text => personOf({ dob: text }),
    onWire: body => body.birth_date_yyyymmdd,
    format: wireDateOf,
  },
  {
    kind: 'email',
    field: 'email',
    rule: email,
    sent: byResident,
    typed: text => contactOf({ email: text }),
    onWire: body => body.email,
  },
  {
    kind: 'phone',
    field: 'mobile_number',
    rule: mobileNumber,
    sent: byResident,
    typed: text => contactOf({ mobile_number: text }),
    onWire: body => body.mobile_number,
  },
  {
    kind: 'phone',
    field: 'alternate_contact_number',
    rule: mobileNumber,
    sent: byResident,
    typed: text => contactOf({ mobile_number: '81234567', alternate_contact_number: text }),
    onWire: body => body.other_contact,
  },
  {
    kind: 'reference',
    field: 'bankruptcy_no',
    rule: bankruptcyNumber,
    sent: byResident,
    typed: text => draftWith(resident, { bankruptcy: { bankruptcy: true, bankruptcy_no: text } }),
    onWire: body => body.bankruptcy_number,
  },
  {
    kind: 'reference',
    field: 'gst_reg_no',
    rule: gstNumber,
    sent: byResident,
    typed: text => generatorOf({ gst_reg_no: text }),
    onWire: body => body.gst_no,
  },
  {
    kind: 'date',
    field: 'gst_reg_date',
    rule: enteredDate('GST Valid Reg. Date'),
    sent: byResident,
    typed: text => generatorOf({ gst_reg_date: text }),
    onWire: body => body.gst_reg_date,
    format: wireDateOf,
  },
  {
    kind: 'reference',
    field: 'hawker_stall_no',
    rule: hawkerStall,
    sent: byCompany,
    typed: text => draftWith(workshop, { premises: { hawker_stall_no: text } }),
    onWire: body => 'hawker_stall_no' in body && body.hawker_stall_no,
  },
  {
    kind: 'supplyApplicationNumber',
    field: 'supply_application_number',
    rule: supplyApplicationNumber,
    sent: byCompany,
    typed: text =>
      draftWith(workshop, {
        turnOnServices: { type_of_usage: 'temporary', supply_application_number: text },
      }),
    onWire: body => 'supply_application_no' in body && body.supply_application_no,
  },
  {
    kind: 'cubicMetres',
    field: 'WATER_CAPACITY',
    rule: waterCapacity,
    sent: byCompany,
    typed: text => draftWith(workshop, { security_deposit: { WATER_CAPACITY: text } }),
    onWire: body => 'water_capacity' in body && body.water_capacity,
  },
  {
    kind: 'days',
    field: 'NO_DAYS',
    rule: enteredDays,
    sent: byCompany,
    typed: text =>
      draftWith(workshop, {
        turnOnServices: { type_of_usage: 'temporary', supply_application_number: '2026112077' },
        security_deposit: {
          USE_OF_PREMISES_LIST: 'PREMISES_WAYANG',
          ELECT_CAPACITY: '',
          WATER_CAPACITY: '',
          NO_DAYS: text,
        },
      }),
    onWire: body => 'no_days' in body && body.no_days,
    format: Number,
  },
  {
    kind: 'identityNumber',
    field: 'uen',
    rule: confirmedUenOn(today),
    sent: byCompany,
    typed: text => draftWith(workshop, { company_information: { uen: text } }),
    onWire: body => body.nric,
  },
  {
    kind: 'companyName',
    field: 'company_name',
    rule: companyName,
    sent: byCompany,
    typed: text => draftWith(workshop, { company_information: { company_name: text } }),
    onWire: body => 'company_name' in body && body.company_name,
  },
  {
    kind: 'name',
    field: 'representative_name',
    rule: representativeName,
    sent: byCompany,
    typed: text => representativeOf({ representative_name: text }),
    onWire: body => 'authorised_name' in body && body.authorised_name,
  },
  {
    kind: 'name',
    field: 'representative_designation',
    rule: representativeDesignation,
    sent: byCompany,
    typed: text => representativeOf({ representative_designation: text }),
    onWire: body => 'authorised_designation' in body && body.authorised_designation,
  },
  {
    kind: 'email',
    field: 'representative_email',
    rule: email,
    sent: byCompany,
    typed: text => representativeOf({ representative_email: text }),
    onWire: body => body.email,
  },
  {
    kind: 'email',
    field: 'representative_alternate_email',
    rule: alternateEmail,
    sent: byCompany,
    typed: text => representativeOf({ representative_alternate_email: text }),
    onWire: body => body.other_email,
  },
  {
    kind: 'phone',
    field: 'representative_mobile_number',
    rule: mobileNumber,
    sent: byCompany,
    typed: text => representativeOf({ representative_mobile_number: text }),
    onWire: body => body.mobile_number,
  },
  {
    kind: 'phone',
    field: 'representative_contact_number',
    rule: companyAlternateContact,
    sent: byCompany,
    typed: text => representativeOf({ representative_contact_number: text }),
    onWire: body => body.other_contact,
  },
]

const vectorsOf = (kind: NormalisedKind) =>
  vectors.flatMap(vector =>
    vector.kind === kind && typeof vector.typed === 'string' && typeof vector.normalised === 'string'
      ? [{ typed: vector.typed, normalised: vector.normalised }]
      : [],
  )

describe.each(travels)('typed into $field', travel => {
  test.each(vectorsOf(travel.kind).filter(({ normalised }) => travel.rule.safeParse(normalised).success))(
    '$typed is accepted and arrives as $normalised',
    ({ typed, normalised }) => {
      const { format = text => text } = travel
      const body = travel.sent(normaliseDraft(travel.typed(typed)))
      expect(travel.onWire(body)).toBe(format(normalised))
      expect(submitBody.safeParse(body).error?.issues).toBeUndefined()
    },
  )
})

const pairs = vectors.flatMap(({ typed, normalised }) =>
  typeof typed === 'string' ||
  typeof normalised === 'string' ||
  /[ -]|th/.test(Object.values(normalised).join(''))
    ? []
    : [{ typed, normalised }],
)

describe('typed into floor and unit', () => {
  test.each(pairs)('$typed is accepted and arrives as $normalised', ({ typed, normalised }) => {
    const premises = byResident(
      normaliseDraft(premisesOf({ premise_floor: typed.floor, premise_unit: typed.unit })),
    )
    const mail = byResident(normaliseDraft(mailOf({ mail_floor: typed.floor, mail_unit: typed.unit })))
    expect(premises.premise_address).toMatchObject(normalised)
    expect(mail.mailing_address).toMatchObject(normalised)
    expect(submitBody.safeParse(premises).error?.issues).toBeUndefined()
    expect(submitBody.safeParse(mail).error?.issues).toBeUndefined()
  })
})

/** The draft with this text in every field. */
const typedEverywhere = (text: string): Draft =>
  // A copy without its functions and dates, of which a draft has none.
  JSON.parse(JSON.stringify(resident), (_, value: unknown) =>
    typeof value === 'string' ? text : value,
  ) as Draft

const fieldsThat = (differ: (value: unknown) => boolean, part: object): readonly string[] =>
  Object.entries(part).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return fieldsThat(differ, value)
    return typeof value === 'string' && differ(value) ? [field] : []
  })

// One text for each kind of field, which its normaliser trims.
const texts = [' 91234567 ', ' 27/03/1990 ', ' mei@example.sg ', ' Tan ', ' 3 ']
const normalisedFields = new Set(
  texts.flatMap(text => fieldsThat(value => value !== text, normaliseDraft(typedEverywhere(text)))),
)

/** Tested above as pairs. */
const floorsAndUnits = ['premise_floor', 'premise_unit', 'mail_floor', 'mail_unit']
/** Never typed, or not part of the wire: a submission sends only whether there is a reading. */
const notSent = ['work_pass', 'electric_meter_reading', 'water_meter_reading', 'gas_meter_reading']

test('every field that is normalised is tested on its way to the wire', () => {
  const tested = [...travels.map(({ field }) => field), ...floorsAndUnits, ...notSent]
  expect([...normalisedFields].toSorted()).toEqual(tested.toSorted())
})
