import { type CalendarDays, calendarDays, timeslotsAnswer } from '@open-account/contracts/calendar'
import { z } from 'zod'
import { particulars } from '../../src/subjects/seeding/particulars.ts'
import { ask, type Real } from './client.ts'
import { type Applicant, isFreeFor, type Model, startAgain, takeSeat } from './state.ts'

/** Premises where every date has one appointment, so that applicants compete for it. */
export const postalCode = '370061'
/** World time of a hold, and of a one-time password's lifetime. Milliseconds. */
const holdTime = 15 * 60_000
const codeLifetime = 300_000
const codePause = 60_000
const codesPerHour = 5
const hour = 3_600_000
const maxTries = 3

const started = z.object({ state_id: z.string() })
const inbox = z.object({ messages: z.array(z.object({ to: z.string(), otp: z.string().nullable() })) })

/** The id of the transaction. Throws without one; the commands check that beforehand. */
export const stateOf = ({ name, state }: Applicant): string => {
  if (state === null) throw new Error(`${name} has no transaction`)
  return state
}

export const start = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  const [appDomain = '', appType = ''] = applicant.flow.split('/')
  const url = `/v1/transaction?${new URLSearchParams({ appDomain, appType }).toString()}`
  const answer = await ask(
    model,
    'transaction.start',
    () => real.app.inject({ url, headers: { 'x-world': real.world } }),
    () => ({ status: 200 }),
  )
  if (answer !== null && answer.body !== null) startAgain(applicant, started.parse(answer.body).state_id)
}

export const askDays = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  const answer = await ask(
    model,
    'calendar.days',
    () => real.calls.days(stateOf(applicant), postalCode),
    () => ({ status: 200 }),
  )
  if (answer === null || answer.body === null) return
  const days: CalendarDays = calendarDays.parse(answer.body)
  if (days.available.length === 0) throw new Error('The calendar has no day')
  applicant.days = days.available
}

export const askSlots = async (
  model: Model,
  real: Real,
  applicant: Applicant,
  choice: number,
): Promise<void> => {
  const day = applicant.days[choice % applicant.days.length]
  if (day === undefined) return
  const answer = await ask(
    model,
    'calendar.timeslots',
    () => real.calls.timeslots(stateOf(applicant), day, postalCode),
    () => ({ status: 200, body: { timeslots: { length: isFreeFor(model, applicant, day.date) ? 1 : 0 } } }),
  )
  if (answer === null || answer.body === null) return
  const { timeslots, notification_number: notificationNumber } = timeslotsAnswer.parse(answer.body)
  const [slot] = timeslots
  applicant.offer =
    slot === undefined
      ? null
      : {
          date: day.date,
          dateHash: day.date_hash,
          start: slot.start,
          timeHash: slot.time_hash,
          notificationNumber,
          startTime: slot.start.slice(11).replaceAll(':', ''),
          endTime: slot.end.slice(11).replaceAll(':', ''),
        }
}

export const confirm = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  const { offer } = applicant
  if (offer === null) return
  const isFree = isFreeFor(model, applicant, offer.date)
  const answer = await ask(
    model,
    'calendar.confirm',
    () =>
      real.calls.confirm(stateOf(applicant), offer.date, { start: offer.start, time_hash: offer.timeHash }),
    () => {
      if (applicant.accepted !== null) return { status: 409, body: { error: 'already_submitted' } }
      return isFree
        ? { status: 200, body: { success: true } }
        : { status: 409, body: { error: 'timeslot_not_available' } }
    },
  )
  if (answer?.status === 200) takeSeat(model, applicant, offer.date, model.moved + holdTime)
}

export const upload = async (
  model: Model,
  real: Real,
  applicant: Applicant,
  choice: number,
): Promise<void> => {
  const { uploaded } = particulars[applicant.flow]
  const type = uploaded[choice % uploaded.length] ?? uploaded[0]
  const answer = await ask(
    model,
    'attachment.upload',
    () => real.calls.upload(stateOf(applicant), type),
    () =>
      applicant.accepted === null
        ? { status: 200, body: { type } }
        : { status: 409, body: { error: 'already_submitted' } },
  )
  if (answer?.status === 200) applicant.uploaded.add(type)
}

/** The e-mail of an applicant, who finds the passwords by it. */
export const emailOf = ({ name }: Applicant): string => `${name}@example.com`

export const requestCode = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  const { moved } = model
  const lately = applicant.sent.filter(moment => moment > moved - hour)
  const answer = await ask(
    model,
    'account.requestOtp',
    () =>
      real.calls.post('/v1/accounts/profile/request-email-otp', {
        transaction_id: stateOf(applicant),
        email: emailOf(applicant),
      }),
    () => {
      if (lately.some(moment => moment > moved - codePause))
        return { status: 429, body: { error: 'otp_too_soon' } }
      if (lately.length >= codesPerHour) return { status: 429, body: { error: 'otp_limit' } }
      return { status: 200, body: { status: 'SUCCESS' } }
    },
  )
  if (answer?.status !== 200) return
  applicant.sent = [...lately, moved]
  const email = emailOf(applicant)
  model.mails.set(email, (model.mails.get(email) ?? 0) + 1)
  applicant.code = { sentAt: moved, tries: 0, used: false }
}

/** The password in the latest e-mail to the applicant. */
const latestPassword = async (real: Real, applicant: Applicant): Promise<string> => {
  const { messages } = inbox.parse((await real.control('GET', '/inbox')).json())
  const password = messages.findLast(({ to, otp }) => to === emailOf(applicant) && otp !== null)?.otp
  if (password === undefined || password === null) throw new Error('The inbox has no password')
  return password
}

const otherPassword = (password: string): string =>
  String((Number(password) + 1) % 1_000_000).padStart(6, '0')

export const verifyCode = async (
  model: Model,
  real: Real,
  applicant: Applicant,
  isRight: boolean,
): Promise<void> => {
  const { code } = applicant
  if (code === null) return
  const password = await latestPassword(real, applicant)
  const isOver = model.moved >= code.sentAt + codeLifetime
  const isCounted = !isOver && !code.used && code.tries < maxTries
  const answer = await ask(
    model,
    'account.verifyOtp',
    () =>
      real.calls.post('/v1/accounts/profile/verify-email-otp', {
        transaction_id: stateOf(applicant),
        email: emailOf(applicant),
        otp: isRight ? password : otherPassword(password),
      }),
    () => ({ status: 200, body: { verified: isRight && isCounted } }),
  )
  if (answer === null || !isCounted) return
  code.tries += 1
  code.used = isRight
  applicant.verified ||= isRight
}
