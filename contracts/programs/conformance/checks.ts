import { valueAt } from './template.ts'

/** The values that a check reads: the answer, and what was sent. */
export interface Checked {
  readonly answer: unknown
  readonly sent: unknown
}

/** Returns what is wrong; nothing for an answer that is right. */
type Check = (checked: Checked) => readonly string[]

const millisecondsOfDay = 86_400_000
const lastDay = 30

/** Midnight of YYYYMMDD in milliseconds. */
const dayOf = (date: string): number =>
  Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`)

interface Days {
  readonly server_time: string
  readonly available: readonly { readonly date: string; readonly date_hash: string }[]
  readonly public_holidays: readonly string[]
  readonly special_holidays: readonly string[]
}

interface Slots {
  readonly timeslots: readonly { readonly start: string; readonly end: string; readonly time_hash: string }[]
}

const notOf = (
  dates: readonly string[],
  isWrong: (date: string) => boolean,
  what: string,
): readonly string[] => dates.filter(isWrong).map(date => `${date} ${what}`)

const isRepeated = (value: string, index: number, values: readonly string[]): boolean =>
  values.indexOf(value) !== index

/** Days from the day of the server's time. */
const daysFrom = ({ server_time }: Days, date: string): number =>
  (dayOf(date) - dayOf(server_time.slice(0, 10).replaceAll('-', ''))) / millisecondsOfDay

const datesIn = ({ available }: Days): readonly string[] => available.map(({ date }) => date)

/** What a schema cannot say about an answer, by name. */
export const checks = {
  /** Document 2, section 5: days within 30 days, without Sundays and holidays. */
  'days-can-be-chosen': ({ answer }) => {
    const days = answer as Days
    const dates = datesIn(days)
    const holidays = new Set([...days.public_holidays, ...days.special_holidays])
    return [
      ...notOf(dates, date => daysFrom(days, date) < 0, 'is in the past'),
      ...notOf(dates, date => daysFrom(days, date) > lastDay, 'is more than 30 days from now'),
      ...notOf(dates, date => new Date(dayOf(date)).getUTCDay() === 0, 'is a Sunday'),
      ...notOf(dates, date => holidays.has(date), 'is a holiday'),
      ...dates.filter(isRepeated).map(date => `${date} is listed twice`),
    ]
  },
  /** Document 2, section 5: premises without an address are turned on more than seven days from now. */
  'days-after-a-week': ({ answer }) =>
    notOf(
      datesIn(answer as Days),
      date => daysFrom(answer as Days, date) <= 7,
      'is within seven days, for premises without an address',
    ),
  /** Document 2, section 4: days before the present account ends are not offered. */
  'days-after-the-account': ({ answer }) => {
    const days = answer as Days & { readonly oc_mo_date?: string | null }
    const end = days.oc_mo_date ?? null
    if (end === null) return ['oc_mo_date is missing: the day on which the account ends']
    return notOf(datesIn(days), date => date < end, 'is before the end of the present account')
  },
  'has-days': ({ answer }) => (datesIn(answer as Days).length > 0 ? [] : ['The calendar has no day']),
  'has-no-days': ({ answer }) =>
    datesIn(answer as Days).length === 0 ? [] : ['The calendar has days for premises without one'],
  /** Document 2, section 4: appointments are on the day that was requested. */
  'slots-on-the-day': ({ answer, sent }) => {
    const date = String(valueAt('selected_date', sent))
    const { timeslots } = answer as Slots
    return [
      ...timeslots
        .filter(({ start }) => start.slice(0, 10).replaceAll('-', '') !== date)
        .map(({ start }) => `The appointment at ${start} is not on ${date}`),
      ...timeslots
        .filter(({ start, end }) => end <= start)
        .map(({ start }) => `The appointment at ${start} ends before it starts`),
      ...timeslots
        .map(({ time_hash }) => time_hash)
        .filter(isRepeated)
        .map(hash => `The hash ${hash} is that of two appointments`),
    ]
  },
  'is-pdf': ({ answer }) =>
    answer instanceof Uint8Array && new TextDecoder().decode(answer.subarray(0, 5)) === '%PDF-'
      ? []
      : ['The answer is no PDF'],
  'is-png': ({ answer }) =>
    answer instanceof Uint8Array && new TextDecoder().decode(answer.subarray(1, 4)) === 'PNG'
      ? []
      : ['The answer is no PNG picture'],
} as const satisfies Readonly<Record<string, Check>>

export type CheckName = keyof typeof checks
