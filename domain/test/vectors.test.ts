import { expect, test } from 'vitest'
import { isBlock } from '../src/address/block.ts'
import { isPostalCode } from '../src/address/postalCode.ts'
import { isFloor, isFloorUnitPair, isUnit } from '../src/address/unit.ts'
import {
  type ApplicantType,
  applicantTypes,
  type Domain,
  domains,
  tensions,
} from '../src/application/codes.ts'
import { emailMaxLength, isEmail } from '../src/contact/email.ts'
import { maskEmail, maskMobile } from '../src/contact/masking.ts'
import { isMobileNumber, isPersonalAlternateContact, isPhonePrefix } from '../src/contact/phone.ts'
import { bandOfGrade, capacityDeposit } from '../src/deposit/capacityBands.ts'
import { capacityGrade } from '../src/deposit/capacityCode.ts'
import { calculateDeposit, type DepositInputs } from '../src/deposit/calculateDeposit.ts'
import { highTensionDeposit } from '../src/deposit/highTensionRate.ts'
import { type Cents, dollars, toCents, toDollars } from '../src/deposit/money.ts'
import { residentialDeposit, residentialPremises } from '../src/deposit/residentialRates.ts'
import { waterDeposit } from '../src/deposit/waterRate.ts'
import { wayangDeposit } from '../src/deposit/wayangRate.ts'
import { isGstRegistrationNumber } from '../src/identifiers/gstRegistrationNumber.ts'
import {
  isSupplyApplicationNumber,
  normaliseSupplyApplicationNumber,
  supplyApplicationNumberMaxLength,
} from '../src/identifiers/supplyApplicationNumber.ts'
import { isOldEnough } from '../src/identity/age.ts'
import { issueDateOnWire } from '../src/identity/issueDate.ts'
import { isNricValid, normaliseNric, residencyOf } from '../src/identity/nric.ts'
import { isPersonName, personNameMaxLength } from '../src/identity/personName.ts'
import { normaliseUen } from '../src/identity/normaliseUen.ts'
import { isUenValid } from '../src/identity/uen.ts'
import { isOtp } from '../src/otp/otp.ts'
import { isPayable, isWithinKioskMaximum } from '../src/payment/amount.ts'
import { paymentMethods } from '../src/payment/methods.ts'
import { type PaymentOutcome, paymentOutcome } from '../src/payment/status.ts'
import { documents, lastUnlicensedGrade } from '../src/requirements/documents.ts'
import { displayDate } from '../src/time/displayDate.ts'
import { parseEnteredDate } from '../src/time/enteredDate.ts'
import { singaporeDateOf } from '../src/time/singaporeDate.ts'
import { parseSlashedDate } from '../src/time/slashedDate.ts'
import { parseWireDate, toWireDate } from '../src/time/wireDate.ts'
import { toWireTime } from '../src/time/wireTime.ts'
import { reasonsAgainst } from '../src/turnOn/calendar.ts'
import { formatNotificationNumber } from '../src/turnOn/notificationNumber.ts'
import { isPublicHolidayOn } from '../src/turnOn/publicHolidays.ts'
import { autoSelectedTimeslot, timeslotPrompt, timeslotsOn } from '../src/turnOn/timeslots.ts'
import { type FileNameReason, fileNameReason, sanitiseFileName } from '../src/upload/fileName.ts'
import { defaultMaxBytes, isWithinSize } from '../src/upload/sizes.ts'
import { loadVectors } from './loadVectors.ts'
import { flag, isoDate, list, namesOf, number, oneOf, part, text } from './read.ts'
import { runVectors } from './runVectors.ts'
import { vectorKinds } from './vectorKinds.ts'

/** Today, for rules that need a date and vectors that have none. */
const today = Temporal.PlainDate.from('2026-11-20')

/** An amount as the vectors write it: dollars, or 'error' when it is null. */
const amount = (cents: Cents | null): number | 'error' => (cents === null ? 'error' : toDollars(cents))

const nothingSupplied: DepositInputs = {
  premisesType: '',
  services: { electricity: false, water: false, gas: false },
  tension: 'LT',
  kVA: NaN,
  kW: NaN,
  cubicMetres: NaN,
  days: NaN,
  quotation: null,
}

const depositOf = (premisesType: string, inputs: Partial<DepositInputs> = {}) =>
  amount(calculateDeposit({ ...nothingSupplied, ...inputs, premisesType })?.total ?? null)

/** Services and capacities, as the vectors write them. */
const supplied = (input: unknown): Partial<DepositInputs> => ({
  services: {
    electricity: flag(part(input, 'electricity')),
    water: flag(part(input, 'water')),
    gas: flag(part(input, 'gas')),
  },
  kVA: number(part(input, 'kVA')),
  cubicMetres: number(part(input, 'm3')),
})

const applicants = new Map<string, { readonly domain: Domain; readonly type: ApplicantType }>(
  domains.flatMap(domain => applicantTypes.map(type => [`${domain}_${type}`, { domain, type }] as const)),
)

/** Refusals and prompts as the documents print them. */
const fileNameRefusals: Readonly<Record<FileNameReason, string>> = {
  format: 'format',
  name_too_long: 'Please rename your filename to 40 characters',
}
const timeslotPrompts = {
  select_new_date: 'Please select a new date',
  retrieve_again: 'There was a problem retrieving timeslot, Please try again',
}

/** The vectors know two results of a payment; an unknown status counts as a success (C-088). */
const paymentResults: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'success',
  failed: 'error',
  pending: 'error',
  unknown: 'success',
}

test.each([...loadVectors().keys()])('the kind %s has a package that runs it', kind => {
  expect(Object.keys(vectorKinds)).toContain(kind)
})

runVectors('domain', {
  nric: input => isNricValid(text(input)),
  nric_normalise: input => normaliseNric(text(input)),
  nric_class: input => residencyOf(text(input)),
  uen: input => isUenValid(text(input), today),
  uen_normalise: input => normaliseUen(text(input)),
  name: input => isPersonName(text(input)) && text(input).length <= personNameMaxLength,
  age_18: input => isOldEnough(isoDate(part(input, 'dob')), isoDate(part(input, 'today'))),
  issue_date_payload: input => {
    const applicant = applicants.get(text(part(input, 'kind')))
    return applicant && issueDateOnWire(applicant, parseEnteredDate(text(part(input, 'entered'))))
  },

  mobile: input => isMobileNumber(text(input)),
  alternate_contact_personal: input => input === '' || isPersonalAlternateContact(text(input)),
  phone_prefix: input => isPhonePrefix(text(input)),
  email: input => isEmail(text(input)) && text(input).length <= emailMaxLength,
  email_mask: input => maskEmail(text(input)),
  mobile_mask: input => maskMobile(text(input)),

  postal_code: input => isPostalCode(text(input)),
  block: input => isBlock(text(input)),
  floor: input => isFloor(text(input)),
  unit: input => isUnit(text(input)),
  floor_unit_pair: input => isFloorUnitPair(text(part(input, 'floor')), text(part(input, 'unit'))),
  gst_reg_no: input => isGstRegistrationNumber(text(input)),
  supply_application_number: input => {
    const entered = normaliseSupplyApplicationNumber(text(input))
    const accepted = isSupplyApplicationNumber(entered) && entered.length <= supplyApplicationNumberMaxLength
    return accepted ? entered : 'error'
  },

  residential_deposit: input =>
    toDollars(
      residentialDeposit({
        premises: oneOf(namesOf(residentialPremises), part(input, 'premises')),
        applicant: oneOf(['local', 'foreigner'], part(input, 'applicant')),
        payment: oneOf(['giro', 'non_giro'], part(input, 'mode')),
      }),
    ),
  kva_deposit: input => amount(capacityDeposit(number(input))),
  kva_code: input => {
    const capacity = capacityGrade(text(part(input, 'code')))
    const band = capacity === null ? null : bandOfGrade(capacity)
    return capacity && band
      ? { capacity, deposit: toDollars(band.deposit), eilRequired: capacity > lastUnlicensedGrade }
      : null
  },
  kva_code_parse: input => capacityGrade(text(input)),
  ht_deposit: input =>
    amount(highTensionDeposit(oneOf(tensions, part(input, 'tension')), number(part(input, 'kW')))),
  water_deposit_others: input => amount(waterDeposit(number(part(input, 'm3')))),
  fixed_deposit: input => depositOf(`PREMISES_${text(input).toUpperCase()}`),
  hdb_shophouse_deposit: input => depositOf('PREMISES_HDB_SHOPHOUSE', supplied(input)),
  wayang_deposit: input => amount(wayangDeposit(number(part(input, 'days')))),
  others_deposit: input => depositOf('PREMISES_OTHERS', supplied(input)),

  sg_yyyymmdd: input => toWireDate(singaporeDateOf(Temporal.Instant.from(text(input)))),
  display_date: input => {
    const date = parseWireDate(text(input))
    return date && displayDate(date)
  },
  parse_date: input => parseSlashedDate(text(input))?.toString() ?? null,
  hhmmss: input => toWireTime(Temporal.PlainDateTime.from(text(input))),

  public_holiday: input => isPublicHolidayOn(text(input)),
  turn_on_date: input => {
    const terminate = part(input, 'terminate') ?? null
    const available = part(input, 'available') ?? null
    const [reason = 'ok'] = reasonsAgainst(isoDate(part(input, 'date')), {
      today: isoDate(part(input, 'today')),
      nonStandardAddress: part(input, 'nanl') === true,
      terminateDate: terminate === null ? null : isoDate(terminate),
      available: available === null ? null : new Set(list(available).map(text)),
      publicHolidays: new Set(),
      specialHolidays: new Set(),
      suppliesFrom: null,
    })
    return reason
  },
  timeslots: input => {
    const slots = list(part(input, 'slots')).map(slot => ({
      start: text(part(slot, 'start')),
      end: text(part(slot, 'end')),
      time_hash: text(part(slot, 'time_hash')),
    }))
    const onDate = timeslotsOn(slots, isoDate(part(input, 'date')))
    return {
      kept: onDate.map(slot => slot.time_hash),
      autoSelect: autoSelectedTimeslot(onDate)?.time_hash ?? null,
    }
  },
  timeslot_prompt: input => {
    const prompt = timeslotPrompt({
      required: flag(part(input, 'required')),
      slots: number(part(input, 'slots')),
      bankrupt: flag(part(input, 'bankrupt')),
    })
    return prompt && timeslotPrompts[prompt]
  },
  notification_number: input => formatNotificationNumber(number(input)),

  to_cents: input => toCents(typeof input === 'number' ? input : text(input)) ?? 'error',
  amount_payable_valid: input => isPayable(toCents(number(input)) ?? 0),
  kiosk_max: input => isWithinKioskMaximum(dollars(number(input))),
  payment_method_map: input => paymentMethods[oneOf(namesOf(paymentMethods), input)],
  payment_status: input => paymentResults[paymentOutcome(text(input))],

  filename: input => {
    const reason = fileNameReason(text(input))
    return reason && fileNameRefusals[reason]
  },
  filename_sanitise: input => sanitiseFileName(text(input)),
  file_size: input => {
    const id = text(part(input, 'doc'))
    const maxBytes = documents.find(document => document.id === id)?.maxBytes ?? defaultMaxBytes
    return isWithinSize(number(part(input, 'bytes')), maxBytes)
  },
  otp_format: input => isOtp(text(input)),
})
