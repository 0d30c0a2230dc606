import type { SubmittedAddress } from '@open-account/contracts/submission/address'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import {
  accountHolderTypes,
  accountTypes,
  type Occupancy,
  type Tension,
  type Usage,
} from '@open-account/domain/application/codes'
import { bandLabel } from '@open-account/domain/deposit/bandLabel'
import { bandOfGrade } from '@open-account/domain/deposit/capacityBands'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { tariffRow } from '@open-account/domain/deposit/commercialTariff'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { displayDate } from '@open-account/domain/time/displayDate'
import { parseSlashedDate } from '@open-account/domain/time/slashedDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { displayTime, parseWireTime } from '@open-account/domain/time/wireTime'
import { usesOfPremises } from '../../scenarios/usesOfPremises.ts'
import type { LabelledText, PrintedForm } from './printedForm.ts'

/** An application that was accepted and is signed now. */
export interface SignedApplication {
  readonly applicationNumber: string
  readonly body: SubmitBody
  /** The amounts to pay; null where nothing is paid online. */
  readonly amounts: AmountsToPay | null
  /** DD/MM/YYYY. */
  readonly signedAt: string
  /** Whether the supplies are on already. */
  readonly preTurnOn: boolean
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

const phone = (number: string): string => (number === '' ? '' : `+65 ${number}`)

const contact = (body: SubmitBody): readonly Line[] => [
  ['Mobile Number', phone(body.mobile_number)],
  ['Alternate Contact Number', phone(body.other_contact ?? '')],
  ['Email', body.email],
  ['Alternate Email', body.other_email],
]

const inOneLine = ({ block, street, floor, unit, postal_code: code }: SubmittedAddress): string =>
  [block, street, ...(floor === '' ? [] : [`#${floor}-${unit}`]), 'SINGAPORE', code].join(' ')

const applicant = (body: SubmitBody): readonly Section[] =>
  body.account_holder_type === accountHolderTypes.personal
    ? section('Personal Information', [['Name', body.name], ['NRIC / FIN', body.nric], ...contact(body)])
    : [
        ...section('Company', [
          ['UEN', body.nric],
          ['Company Name', body.company_name],
        ]),
        ...section('Representative', [
          ['Representative Name', body.authorised_name],
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

const services = ({ electricity, water, gas, chilled_water: cooling }: SubmitBody): string =>
  Object.entries({ Electricity: electricity, Water: water, Gas: gas, 'Centralised Cooling': cooling })
    .flatMap(([name, wanted]) => (wanted ? [name] : []))
    .join(', ')

const dateOf = (wire: string): string => {
  const date = parseWireDate(wire)
  return date === null ? wire : displayDate(date)
}

const timeOf = (wire: string | undefined): string | null => {
  const time = parseWireTime(wire ?? '')
  return time === null ? null : displayTime(time)
}

const turnOn = (body: SubmitBody): Line => {
  const date = dateOf(body.move_in_yyyymmdd)
  const [start, end] = [timeOf(body.appointment_start_time), timeOf(body.appointment_end_time)]
  return start === null || end === null
    ? ['Turn On Date', date]
    : ['Turn On Date and Time', `${date}, ${start} to ${end}`]
}

const utilities = ({ body, preTurnOn }: SignedApplication): readonly Section[] => {
  const usage = commercialPart(body)?.type_of_usage
  return section('Utilities', [
    ['Services', services(body)],
    ['Type Of Usage', usage && usages[usage]],
    turnOn(body),
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

const deposit = ({ body, amounts }: SignedApplication): readonly Section[] => {
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
    ? body.name
    : `${body.authorised_name}, ${body.authorised_designation}`

const subject = (body: SubmitBody): string => {
  const whose = body.account_type === accountTypes.residential ? 'Residential' : 'Commercial'
  const holder = body.account_holder_type === accountHolderTypes.personal ? 'a person' : 'a company'
  return `${whose} account in the name of ${holder}`
}

/** The form of an application: the submitted answers in labelled sections, and the signature. `madeAt`: epoch milliseconds. */
export const openAccountForm = (application: SignedApplication, madeAt: number): PrintedForm => {
  const { applicationNumber, body, signedAt } = application
  const date = parseSlashedDate(signedAt)
  const signed = date === null ? signedAt : displayDate(date)
  return {
    title: 'Application for a utilities account',
    subject: subject(body),
    references: [
      { label: 'Application Number', text: applicationNumber },
      { label: 'Date of Signing', text: signed },
    ],
    sections: [...premises(body), ...applicant(body), ...utilities(application), ...deposit(application)],
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
