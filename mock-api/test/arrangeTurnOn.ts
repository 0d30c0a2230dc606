import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

/** An applicant who is offered days and appointments, at a service whose clock the test sets. */
export const arrangeTurnOn = async () => {
  let at = now
  const { app } = await testApp({}, { clock: () => at })
  const person = applicant(app)
  const offer = async (postal?: string) => {
    const state = await person.start()
    const [day] = (await person.days(state, postal)).json<CalendarDays>().available
    if (day === undefined) throw new Error('The calendar has no day')
    const slots = (await person.timeslots(state, day, postal)).json<TimeslotsAnswer>().timeslots
    return { state, day, slots }
  }
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  return { app, offer, pass, ...person }
}
