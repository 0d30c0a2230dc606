import { contract } from '@open-account/contracts'
import {
  type CalendarDays,
  calendarDays,
  type TimeslotsAnswer,
  timeslotsAnswer,
} from '@open-account/contracts/calendar'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { premiseNumber } from '../../scenarios/premiseNumber.ts'
import { premisesEntries } from '../../scenarios/premises.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'
import { multipart } from './multipart.ts'
import { type Flow, particulars, typedIn, wanted } from './particulars.ts'
import { signaturePicture } from './signaturePicture.ts'

/** The start and the end of a PDF: enough for the check of its format. */
export const pdf = Buffer.from('%PDF-1.7 one page')

export const address = { block: '145', floor: '09', unit: '128', postal_code: '310145' }

const noAddress = { block: '', floor: '', unit: '', postal_code: '' }
const blockAt = (postal_code: string) =>
  premisesEntries.find(({ value }) => value === postal_code)?.block ?? address.block
/** The address of a postal code; undefined for an empty postal code. */
export const addressAt = (postal_code: string) =>
  postal_code === '' ? noAddress : { ...address, block: blockAt(postal_code), postal_code }
const street = 'LORONG 2 TOA PAYOH'

/** The description of premises without an address. */
export const description = 'The street light at the corner of Lorong 2 and Lorong 3, opposite the market'

/** A world without values of its own. */
const unchanged = { own_values: null }

/** The premises part of a submission, with an address or without one. */
export const submittedPremises = (postal_code: string) =>
  postal_code === ''
    ? {
        nanl: true,
        nanl_additional_info: description,
        premise_number: '',
        mailing_address: { ...address, street },
      }
    : {
        premise_address: {
          ...addressAt(postal_code),
          street: premisesAt(postal_code, unchanged).street ?? street,
        },
        mailing_address: {
          ...addressAt(postal_code),
          street: premisesAt(postal_code, unchanged).street ?? street,
        },
        premise_number: premiseNumber(premisesAt(postal_code, unchanged), true, {
          ...address,
          postalCode: postal_code,
        }),
      }

/** The services that are available at a postal code: not every home has town gas. */
export const servicesAt = (flow: Flow, postal_code: string) => {
  const { townGas, gas, chilledWater } = premisesAt(postal_code, unchanged)
  const isHome = flow.startsWith('residential')
  return {
    gas: !isHome || postal_code === '' || townGas !== 0 || gas,
    chilled_water: !isHome && chilledWater,
  }
}

export type Headers = Readonly<Record<string, string>>

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload?: object | Buffer
  readonly headers: Record<string, string>
}

/** A body of any flow, complete but for what the service returns. */
type ReadyBody = Readonly<Record<string, unknown>> & {
  readonly account_holder_type: string
  readonly file_id?: string
}

interface Answer {
  readonly body: string
}

interface Appointment {
  readonly day: CalendarDays['available'][number]
  readonly slots: TimeslotsAnswer
  /** The first free one; undefined without one. */
  readonly slot: TimeslotsAnswer['timeslots'][number] | undefined
}

const started = contract.transaction.start.responses[200]
const signed = contract.signature.upload.responses[200]

/** An applicant, whose methods make the calls of an application. */
export const applicantBy = <Given extends Answer>(
  send: (call: Call) => Promise<Given>,
  headers: Headers = {},
) => {
  const post = (url: string, payload: object) =>
    send({ method: 'POST', url, payload, headers: { ...headers } })
  const start = async (flow: Flow = 'residential/personal'): Promise<string> => {
    const [appDomain = '', appType = ''] = flow.split('/')
    const answer = await send({
      method: 'GET',
      url: `/v1/transaction?${new URLSearchParams({ appDomain, appType }).toString()}`,
      headers: { ...headers },
    })
    return started.parse(JSON.parse(answer.body)).state_id
  }
  /** An empty postal code means premises without an address. */
  const days = (state_id: string, postal_code = address.postal_code) =>
    post('/v1/calendar', {
      state_id,
      ...addressAt(postal_code),
      ...wanted,
      timeslot: true,
      nanl: postal_code === '',
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
      ...addressAt(postal_code),
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
  const sendSignature = (file = signaturePicture, filename = 'signature.png', type = 'open_account_esig') =>
    send({
      method: 'POST',
      url: '/v1/eSignature/upload',
      ...multipart(file, headers, { field: 'fileName', filename, texts: { type } }),
    })
  /** Uploads a signature and returns its id. */
  const sign = async (): Promise<string> => signed.parse(JSON.parse((await sendSignature()).body)).fileId
  const submit = (body: object) => post('/v1/transaction/submit', body)

  /** The first day with a free timeslot, or the first day where no appointment is needed. */
  const firstAppointment = async (
    state_id: string,
    [day, ...later]: CalendarDays['available'],
    postal_code: string,
  ): Promise<Appointment> => {
    if (day === undefined) throw new Error('The calendar has no day')
    const slots = timeslotsAnswer.parse(JSON.parse((await timeslots(state_id, day, postal_code)).body))
    const [slot] = slots.timeslots
    return slot === undefined && slots.timeslot_required && later.length > 0
      ? firstAppointment(state_id, later, postal_code)
      : { day, slots, slot }
  }

  /** Prepares a submit: offers a date, holds an appointment and uploads the documents. */
  const prepare = async (flow: Flow, postal_code: string) => {
    const state_id = await start(flow)
    const { available } = calendarDays.parse(JSON.parse((await days(state_id, postal_code)).body))
    const { day, slots, slot } = await firstAppointment(state_id, available, postal_code)
    if (slot !== undefined) await confirm(state_id, day.date, slot)
    const proofs = postal_code === '' ? ['nanl_proof_of_premise'] : []
    for (const type of [...particulars[flow].uploaded, ...proofs]) await upload(state_id, type)
    return {
      transaction_id: state_id,
      ...submittedPremises(postal_code),
      move_in_yyyymmdd: day.date,
      move_in_hash: day.date_hash,
      appointment_hash: slot?.time_hash ?? '',
      appointment_notification_number: slots.notification_number,
      appointment_start_time: slot?.start.slice(11).replaceAll(':', '') ?? '',
      appointment_end_time: slot?.end.slice(11).replaceAll(':', '') ?? '',
    }
  }
  /** A resident with everything that this submission needs. */
  const ready = async (changes: Partial<SubmitBody> = {}, postal_code = address.postal_code) => {
    const prepared = await prepare('residential/personal', postal_code)
    const supplied = servicesAt('residential/personal', postal_code)
    return { state_id: prepared.transaction_id, body: { ...typedIn, ...supplied, ...changes, ...prepared } }
  }
  /** An applicant of any flow with everything that this submission needs. */
  const readyIn = async (
    flow: Flow,
    changes: object = {},
    postal_code = address.postal_code,
  ): Promise<{ readonly state_id: string; readonly body: ReadyBody }> => {
    const prepared = await prepare(flow, postal_code)
    const { fields, signs } = particulars[flow]
    const signature = signs ? { file_id: await sign() } : {}
    const supplied = servicesAt(flow, postal_code)
    return {
      state_id: prepared.transaction_id,
      body: { ...fields, ...supplied, ...signature, ...prepared, ...changes },
    }
  }
  return { post, start, days, timeslots, confirm, upload, sendSignature, sign, submit, ready, readyIn }
}
