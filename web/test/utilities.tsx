import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { flows } from '@open-account/domain/flow/flows'
import { act, screen } from '@testing-library/react'
import { type Draft, emptyDraft } from '../src/session/draft.ts'
import { saveDraft } from '../src/session/draftStore.ts'
import { saveModeSearch } from '../src/session/mode.ts'
import { saveSignup, openStep } from '../src/session/signup.ts'
import type { Mode } from '@open-account/domain/application/codes'
import { answerCalls } from './answers.ts'
import { residentWith } from './applicant.ts'
import { visit } from './visitApplication.tsx'
// Loaded before the first visit, so that no test waits for them.
import '../src/pages/steps/utilities/UtilitiesStep.tsx'
import '../src/kit/ui/dates/Calendar.tsx'

/** The calls of this step. */
export const utilitiesCalls = {
  flags: 'GET /appconfig',
  attachments: 'GET /v1/transaction/attachment/wuTVrpPUBwl6uP1gfjTatA',
  days: 'POST /v1/calendar',
  timeslots: 'POST /v1/calendar/timeslots',
  confirm: 'POST /v1/calendar/timeslots/confirm',
  requestOtp: 'POST /v1/accounts/profile/request-email-otp',
  verifyOtp: 'POST /v1/accounts/profile/verify-email-otp',
} as const

/** Monday to Thursday of the week after Friday, 20 November 2026. */
export const offered: CalendarDays = {
  server_time: '2026-11-20T10:15:00',
  available: ['23', '24', '25', '26'].map(day => ({ date: `202611${day}`, date_hash: `date${day}hash` })),
  public_holidays: [],
  special_holidays: [],
}

/** Two appointments on each of the days. */
export const slotsOn = (date: string, hours: readonly number[] = [9, 12]): TimeslotsAnswer => {
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
  const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00`
  return {
    meter_reading_required: false,
    notification_number: 'I2f4a',
    notification_type: 'M1',
    timeslot_required: true,
    timeslots: hours.map(hour => ({ start: at(hour), end: at(hour + 3), time_hash: `time${hour}hash` })),
    pre_turn_on: false,
  }
}

type Answers = Parameters<typeof answerCalls>[0]

const dateOf = async (request: Request): Promise<string> => {
  const body = (await request.json()) as { readonly selected_date: string }
  return body.selected_date
}

const ordinary: Answers = {
  [utilitiesCalls.flags]: { body: {} },
  [utilitiesCalls.attachments]: { body: { attachmentDetails: [] } },
  [utilitiesCalls.days]: { body: offered },
  [utilitiesCalls.timeslots]: async request => ({ body: slotsOn(await dateOf(request)) }),
  [utilitiesCalls.confirm]: { body: { success: true } },
  [utilitiesCalls.requestOtp]: { body: { status: 'SUCCESS' } },
}

interface World {
  readonly answers?: Answers
  readonly change?: Parameters<typeof residentWith>[0]
  readonly nanl?: boolean
  readonly mode?: Mode
}

/** No choice for the turn-on yet; identity data, so that no document is required. */
const undecided = (change: World['change'] = {}): Draft => {
  const start = emptyDraft('residential')
  return residentWith({
    ...change,
    signup: { use_myinfo: true, townGas: 1, ...change.signup },
    turnOn: { ...start.turnOn, ...change.turnOn },
    turnOnServices: {
      ...start.turnOnServices,
      services: { electricity: true, water: true, gas: false },
      ...change.turnOnServices,
    },
    documents: { nric_fin_front: [], nric_fin_back: [], ...change.documents },
  })
}

/** Opens the utilities step of a resident in the wizard. */
export const visitUtilities = async ({ answers = {}, change, nanl = false, mode }: World = {}) => {
  const { requests } = answerCalls({ ...ordinary, ...answers })
  if (mode !== undefined) saveModeSearch({ mode })
  saveSignup({ domain: 'residential', type: 'personal', nanl, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  openStep(flows['residential/personal'], 'utilities')
  saveDraft(undecided(change))
  const router = visit('/open-account/residential/personal/utilities')
  await screen.findByText('Next', { selector: 'button' })
  await act(async () => undefined)
  const bodiesOf = async (call: string): Promise<readonly unknown[]> =>
    Promise.all(
      requests
        .filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call)
        .map(async request => (await request.clone().json()) as unknown),
    )
  return { router, bodiesOf, step: () => router.state.location.pathname.split('/').at(-1) }
}
