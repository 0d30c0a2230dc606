import { contract } from '@open-account/contracts'
import { type CalendarDays, calendarDays, timeslotsAnswer } from '@open-account/contracts/calendar'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { FastifyInstance } from 'fastify'
import { multipart } from './multipart.ts'

/** A PDF as far as anybody looks. */
export const pdf = Buffer.from('%PDF-1.7 one page')

export const address = { block: '145', floor: '09', unit: '128', postal_code: '310145' }
const wanted = { electricity: true, water: true, gas: true }

type Headers = Readonly<Record<string, string>>

interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload?: object | Buffer
  readonly headers: Record<string, string>
}

interface Answer {
  readonly body: string
}

const started = contract.transaction.start.responses[200]

/** Somebody who applies, call by call, over whatever carries the calls. */
const applicantBy = <Given extends Answer>(send: (call: Call) => Promise<Given>, headers: Headers = {}) => {
  const post = (url: string, payload: object) =>
    send({ method: 'POST', url, payload, headers: { ...headers } })
  const start = async (): Promise<string> => {
    const answer = await send({
      method: 'GET',
      url: '/v1/transaction?appDomain=residential&appType=personal',
      headers: { ...headers },
    })
    return started.parse(JSON.parse(answer.body)).state_id
  }
  const days = (state_id: string, postal_code = address.postal_code) =>
    post('/v1/calendar', {
      state_id,
      ...address,
      postal_code,
      ...wanted,
      timeslot: true,
      nanl: false,
      source: 'W',
      is_open_account: true,
      account_type: '01',
      personal: true,
    })
  const timeslots = (
    state_id: string,
    day: CalendarDays['available'][number],
    postal_code = address.postal_code,
    timeslot = true,
  ) =>
    post('/v1/calendar/timeslots', {
      state_id,
      ...address,
      postal_code,
      ...wanted,
      selected_date: day.date,
      selected_date_hash: day.date_hash,
      notification_number: '',
      timeslot,
      open: true,
      resi: true,
      personal: true,
    })
  const confirm = (state_id: string, date: string, slot: { start: string; time_hash: string }) =>
    post('/v1/calendar/timeslots/confirm', {
      state_id,
      selected_date: date,
      notification_number: '',
      notification_type: '',
      selected_time: slot.start.slice(11).replaceAll(':', ''),
      time_hash: slot.time_hash,
    })
  const upload = (
    state_id: string,
    type: string,
    filename = `${type.replaceAll('_', ' ')}.pdf`,
    file = pdf,
  ) =>
    send({
      method: 'POST',
      url: `/v1/transaction/attachment?${new URLSearchParams({ transaction_id: state_id, type, filename }).toString()}`,
      ...multipart(file, headers),
    })
  const submit = (body: object) => post('/v1/transaction/submit', body)

  /** Everything up to the submit: a date, an appointment that is held, both sides of the NRIC, and the body. */
  const ready = async (changes: Partial<SubmitBody> = {}, postal_code = address.postal_code) => {
    const state_id = await start()
    const { available } = calendarDays.parse(JSON.parse((await days(state_id, postal_code)).body))
    const [day] = available
    if (day === undefined) throw new Error('The calendar has no day')
    const slots = timeslotsAnswer.parse(JSON.parse((await timeslots(state_id, day, postal_code)).body))
    const [slot] = slots.timeslots
    if (slot !== undefined) await confirm(state_id, day.date, slot)
    await upload(state_id, 'nric_front')
    await upload(state_id, 'nric_back')
    return {
      state_id,
      body: {
        ...typedIn,
        ...changes,
        transaction_id: state_id,
        premise_address: { ...address, postal_code, street: 'LORONG 2 TOA PAYOH' },
        mailing_address: { ...address, postal_code, street: 'LORONG 2 TOA PAYOH' },
        move_in_yyyymmdd: day.date,
        move_in_hash: day.date_hash,
        appointment_hash: slot?.time_hash ?? '',
        appointment_notification_number: slots.notification_number,
        appointment_start_time: slot?.start.slice(11).replaceAll(':', '') ?? '',
        appointment_end_time: slot?.end.slice(11).replaceAll(':', '') ?? '',
      },
    }
  }
  return { post, start, days, timeslots, confirm, upload, submit, ready }
}

/** Somebody who applies in the process of the test, in the world that the headers name. */
export const applicant = (app: FastifyInstance, headers: Headers = {}) =>
  applicantBy(call => app.inject(call), headers)

/** Somebody who applies over the network. */
export const applicantOver = (origin: string) =>
  applicantBy(async ({ method, url, payload, headers }) => {
    const response = await fetch(origin + url, {
      method,
      headers: payload instanceof Buffer ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined
        ? {}
        : { body: payload instanceof Buffer ? new Uint8Array(payload) : JSON.stringify(payload) }),
    })
    return { body: await response.text() }
  })

/** A resident who typed everything in, but for what the calendar and the transaction give. */
const typedIn = {
  source: 'W',
  gaId: '',
  ebill: false,
  enable_paper_bill: true,
  fromMyInfo: false,
  account_type: '01',
  account_holder_type: 'P',
  ...wanted,
  chilled_water: false,
  occ_type: 'owner',
  use_of_premises: 'HDB_3_5',
  premise_number: '3101450901280',
  nanl: false,
  nanl_additional_info: '',
  meter_reading_electricity: false,
  meter_reading_water: false,
  meter_reading_gas: false,
  hla_consent_flag: false,
  salutation: 'mr',
  name: 'TAN AH KOW',
  nric: 'S1234567D',
  nric_issue_yyyymmdd: '20100304',
  race: 'chinese',
  birth_date_yyyymmdd: '19850327',
  phone_number: '',
  mobile_number: '91234567',
  other_contact: '',
  email: 'tan.ah.kow@example.com',
  is_masked_email: false,
  other_email: '',
  bankruptcy_number: '',
  work_pass_status: '',
}
