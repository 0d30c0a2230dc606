import { type CardCall, type Fields, fieldsOf } from './cardCall.ts'
import { agreesWithLast, isCallOf, type Check, notAfter } from './check.ts'

const isSubmit = isCallOf('transaction.submit')
const isOffer = (call: CardCall): boolean => isCallOf('calendar.days')(call) && call.status === 200
const isConfirmation = isCallOf('calendar.confirm')

const partsOfAddress = ['block', 'floor', 'unit', 'postal_code'] as const
const services = ['electricity', 'water', 'gas'] as const

/** Whether fields have the same values. One that is left out is like an empty one. */
const sameIn = (names: readonly string[], one: Fields, other: Fields): boolean =>
  names.every(name => (one[name] ?? '') === (other[name] ?? ''))

const offeredDates = ({ answered }: CardCall): readonly unknown[] => {
  const { available } = answered
  return Array.isArray(available) ? available.map(day => fieldsOf(day)['date']) : []
}

/** The rules for dates and appointments. */
export const calendarRules = {
  'calendar.same-address': agreesWithLast(isSubmit, isOffer, ({ sent }, offer) =>
    sameIn(partsOfAddress, fieldsOf(sent['premise_address']), offer.sent),
  ),
  'calendar.same-services': agreesWithLast(isSubmit, isOffer, ({ sent }, offer) =>
    sameIn(services, sent, offer.sent),
  ),
  'calendar.last-read': agreesWithLast(isSubmit, isOffer, ({ sent }, offer) =>
    offeredDates(offer).includes(sent['move_in_yyyymmdd']),
  ),
  'calendar.held-slot': agreesWithLast(
    call => isSubmit(call) && (call.sent['appointment_start_time'] ?? '') !== '',
    call => isConfirmation(call) && call.status === 200,
    ({ sent }, { sent: confirmed }) =>
      sent['move_in_yyyymmdd'] === confirmed['selected_date'] &&
      sent['appointment_start_time'] === confirmed['selected_time'],
  ),
  'calendar.read-after-lost-slot': notAfter(
    ({ error }) => error === 'timeslot_not_available',
    isCallOf('calendar.days', 'calendar.timeslots'),
    call => isConfirmation(call) || isSubmit(call),
  ),
} as const satisfies Readonly<Record<string, Check>>
