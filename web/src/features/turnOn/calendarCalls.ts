import type { CalendarBody, TimeslotsBody } from '@open-account/contracts/calendar'
import { accountTypes } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { submittedServices } from '@open-account/domain/premises/services'
import type { Draft } from '../../session/draft.ts'
import type { Signup } from '../../session/signup.ts'

/** The part of an application on which its days and timeslots depend. */
export interface ApplicationState {
  readonly draft: Draft
  readonly facts: ApplicationFacts
  readonly signup: Signup
}

const premisesAndServices = ({ draft, facts, signup }: ApplicationState) => {
  const { premise_address: address } = draft.premises
  const { electricity, water, gas } = submittedServices(facts.services, draft.turnOnServices.bypassZCGas)
  return {
    state_id: signup.stateId,
    block: address.premise_block,
    floor: address.premise_floor,
    unit: address.premise_unit,
    postal_code: address.premise_postal_code,
    electricity,
    water,
    gas,
    timeslot: facts.timeslotAllowed,
    personal: facts.type === 'personal',
    ...(facts.usage !== null && { type_of_usage: facts.usage }),
  }
}

/** The request body for the days. */
export const calendarBody = (application: ApplicationState): CalendarBody => ({
  ...premisesAndServices(application),
  nanl: application.facts.nonStandardAddress,
  source: modeCapabilities[application.facts.mode].source,
  is_open_account: true,
  account_type: accountTypes[application.facts.domain],
})

/** The request body for the timeslots of the chosen date; null without a date that was offered. */
export const timeslotsBody = (application: ApplicationState): TimeslotsBody | null => {
  const { turnOn, turnOnServices } = application.draft
  if (turnOnServices.turn_on_date === '' || turnOn.turn_on_date_hash === '') return null
  return {
    ...premisesAndServices(application),
    selected_date: turnOnServices.turn_on_date,
    selected_date_hash: turnOn.turn_on_date_hash,
    notification_number: turnOn.notification_no,
    open: true,
    resi: application.facts.domain === 'residential',
  }
}
