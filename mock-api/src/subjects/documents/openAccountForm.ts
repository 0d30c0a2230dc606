import type { SubmittedAddress } from '@open-account/contracts/submission/address'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { addressInLine } from '@open-account/domain/address/addressInLine'
import {
  accountHolderTypes,
  accountTypes,
  defaultCountry,
  type Occupancy,
  type Tension,
  type Usage,
} from '@open-account/domain/application/codes'
import { defaultPhonePrefix } from '@open-account/domain/contact/phone'
import { phoneText } from '@open-account/domain/contact/phoneText'
import { bandLabel } from '@open-account/domain/deposit/bandLabel'
import { bandOfGrade } from '@open-account/domain/deposit/capacityBands'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { tariffRow } from '@open-account/domain/deposit/commercialTariff'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { titleCase } from '@open-account/domain/text/titleCase'
import { displayDate, displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { parseSlashedDate } from '@open-account/domain/time/slashedDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { parseWireTime, timeRangeText } from '@open-account/domain/time/wireTime'
import { usesOfPremises } from '../../scenarios/usesOfPremises.ts'
import type { LabelledText, PrintedForm } from './printedForm.ts'

/** What was applied for. */
interface AcceptedApplication {
  readonly body: SubmitBody
  /** The amounts to pay; null where nothing is paid online. */
  readonly amounts: AmountsToPay | null
  /** Whether the supplies are on already. */
  readonly preTurnOn: boolean
}

/** An application that was accepted and is signed now. */
export interface SignedApplication extends AcceptedApplication {
  readonly applicationNumber: string
  /** DD/MM/YYYY. */
  readonly signedAt: string
}

type Section = PrintedForm['sections'][number]
type Line = readonly [label: string, text: string | undefined]

/** A section with the lines that have a text; nothing when no line has one. */
const section = (heading: string, lines: readonly Line[]): readonly Section[] => {
  const shownLines = lines.flatMap(([label, text]): readonly LabelledText[] =>
    text === undefined || text === '' ? [] : [{ label, text }],
  )
  return shownLines.length > 0 ? [{ heading, lines: shownLines }] : []
}

const occupancies: Readonly<Record<Occupancy, string>> = { owner: 'Owner', tenant: 'Tenant' }
const usages: Readonly<Record<Usage, string>> = { permanent: 'Permanent', temporary: 'Temporary' }
const tensions: Readonly<Record<Tension, string>> = {
  LT: 'Low Tension (LT)',
  HT: 'High Tension (HT)',
  EHT: 'Extra High Tension (EHT)',
  UHT: 'Ultra High Tension (UHT)',
}

/** The body of a commercial application; undefined for any other. */
const commercialPart = (body: SubmitBody) =>
  body.account_type === accountTypes.commercial ? body : undefined

/** A submitted phone number, as it is shown. */
export const phone = (number: string): string => phoneText(defaultPhonePrefix, number)

const contact = (body: SubmitBody): readonly Line[] => [
  ['Mobile Number', phone(body.mobile_number)],
  ['Alternate Contact Number', phone(body.other_contact ?? '')],
  ['Email', body.email],
  ['Alternate Email', body.other_email],
]

/** A submitted address in one line, as it is shown. */
export const inOneLine = ({ postal_code: postalCode, ...address }: SubmittedAddress): string =>
  addressInLine({ ...address, postalCode, country: defaultCountry })

const applicant = (body: SubmitBody): readonly Section[] =>
  body.account_holder_type === accountHolderTypes.personal
    ? section('Personal Information', [
        ['Name', titleCase(body.name)],
        ['NRIC / FIN', body.nric],
        ...contact(body),
      ])
    : [
        ...section('Company', [
          ['UEN', body.nric],
          ['Company Name', titleCase(body.company_name)],
        ]),
        ...section('Representative', [
          ['Representative Name', titleCase(body.authorised_name)],
          ['Designation', body.authorised_designation],
          ...contact(body),
        ]),
      ]

const premises = (body: SubmitBody): readonly Section[] => {
  const commercial = commercialPart(body)
  const tension = commercial?.tension_level
  return section('Premises', [
    ['Premises address', body.premise_address === undefined ? undefined : inOneLine(body.premise_address)],
    ['Premises Description', body.nanl_additional_info],
    ['Mailing address', inOneLine(body.mailing_address)],
    ['Type of Occupancy', occupancies[body.occ_type]],
    [
      'Use Of Premises',
      usesOfPremises.find(({ value }) => value === body.use_of_premises)?.text ?? body.use_of_premises,
    ],
    ['Hawker Stall No.', commercial?.hawker_stall_no],
    ['Tension Level', tension && tensions[tension]],
    ['Supply Application Number', commercial?.supply_application_no],
  ])
}

/** The services that were applied for, in one line. */
export const servicesOf = ({ electricity, water, gas, chilled_water: cooling }: SubmitBody): string =>
  Object.entries({ Electricity: electricity, Water: water, Gas: gas, 'Centralised Cooling': cooling })
    .flatMap(([name, wanted]) => (wanted ? [name] : []))
    .join(', ')

const dateOf = (wire: string): string => {
  const date = parseWireDate(wire)
  return date === null ? wire : displayDate(date)
}

/** The day of the turn-on, as it is shown. */
export const turnOnDay = ({ move_in_yyyymmdd: wire }: SubmitBody): string => {
  const date = parseWireDate(wire)
  return date === null ? wire : displayDateWithWeekday(date)
}

/** The timeslot of the turn-on, as it is shown; undefined without one. */
export const timeslotOf = (body: SubmitBody): string | undefined => {
  const [start, end] = [body.appointment_start_time, body.appointment_end_time].map(wire =>
    parseWireTime(wire ?? ''),
  )
  return start && end ? timeRangeText(start, end) : undefined
}

const turnOn = (body: SubmitBody): readonly Line[] => [
  ['Turn On Date', turnOnDay(body)],
  ['Timeslot', timeslotOf(body)],
]

const utilities = ({ body, preTurnOn }: AcceptedApplication): readonly Section[] => {
  const usage = commercialPart(body)?.type_of_usage
  return section('Utilities', [
    ['Services', servicesOf(body)],
    ['Type Of Usage', usage && usages[usage]],
    ...turnOn(body),
    ['Supplies', preTurnOn ? 'On already; nobody needs to be present.' : undefined],
    ['GST Reg No.', body.gst_no],
    ['GST Valid Reg. Date', body.gst_reg_date === undefined ? undefined : dateOf(body.gst_reg_date)],
  ])
}

const capacity = (code: string | undefined): string | undefined => {
  const grade = capacityGrade(code ?? '')
  const band = grade === null ? null : bandOfGrade(grade)
  return band === null ? undefined : bandLabel(band)
}

const deposit = ({ body, amounts }: AcceptedApplication): readonly Section[] => {
  if (body.account_type !== accountTypes.commercial || amounts === null) return []
  const fee = (amount: number) => (amounts.adminFee > 0 ? formatDollars(amount) : undefined)
  return section('Security deposit calculation', [
    ['Type of Premises', tariffRow(body.use_of_premises_selected)?.label],
    ['Electricity Supply Capacity (kVA)', capacity(body.elect_capacity)],
    ['Water Supply Capacity (cubic metres)', body.water_capacity],
    ['No Of Days', body.no_days?.toString()],
    ['Security Deposit', formatDollars(amounts.deposit)],
    ['Admin Fee', fee(amounts.adminFee)],
    ['GST on Admin Fee', fee(amounts.gst)],
    ['Amount Payable', formatDollars(amounts.payable)],
  ])
}

const signer = (body: SubmitBody): string =>
  body.account_holder_type === accountHolderTypes.personal
    ? titleCase(body.name)
    : `${titleCase(body.authorised_name)}, ${body.authorised_designation}`

/** What an application is about. */
export const subjectOf = (body: SubmitBody): string => {
  const whose = body.account_type === accountTypes.residential ? 'Residential' : 'Commercial'
  const holder = body.account_holder_type === accountHolderTypes.personal ? 'a person' : 'a company'
  return `${whose} account in the name of ${holder}`
}

/** The submitted answers, in labelled sections. */
export const applicationSections = (application: AcceptedApplication): readonly Section[] => [
  ...premises(application.body),
  ...applicant(application.body),
  ...utilities(application),
  ...deposit(application),
]

/** The form of an application: the submitted answers in labelled sections, and the signature. `madeAt`: epoch milliseconds. */
export const openAccountForm = (application: SignedApplication, madeAt: number): PrintedForm => {
  const { applicationNumber, body, signedAt } = application
  const date = parseSlashedDate(signedAt)
  const signed = date === null ? signedAt : displayDate(date)
  return {
    title: 'Application for a utilities account',
    subject: subjectOf(body),
    references: [
      { label: 'Application Number', text: applicationNumber },
      { label: 'Date of Signing', text: signed },
    ],
    sections: applicationSections(application),
    declaration:
      'By signing, the customer confirms that what this form says is true and complete, and applies for the services that it names under the terms and conditions of supply.',
    signature: {
      heading: 'Signature of Customer',
      hint: 'Company Stamp if available',
      below: [
        { label: 'Name', text: signer(body) },
        { label: 'Date', text: signed },
      ],
    },
    counterSignature: {
      heading: 'Signature of Service Provider',
      below: [
        { label: 'Name', text: '' },
        { label: 'Date', text: '' },
      ],
    },
    madeAt,
  }
}
