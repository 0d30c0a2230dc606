import { submittedServices } from '@open-account/domain/premises/services'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { toWireTime } from '@open-account/domain/time/wireTime'
import type { Draft } from '../draft.ts'

const timeOf = (timestamp: string | undefined): string => {
  const moment = timestamp === undefined ? null : parseTimestamp(timestamp)
  return moment === null ? '' : toWireTime(moment)
}

/** What is turned on, when and by which appointment; a bypassed gas is sent as false. */
export const turnOnPart = ({
  turnOn,
  turnOnServices: { services, chilled_water, bypassZCGas, turn_on_date },
}: Draft) => {
  const { electricity, water, gas } = submittedServices({ ...services, cooling: chilled_water }, bypassZCGas)
  const slot = typeof turnOn.turn_on_datetime === 'object' ? turnOn.turn_on_datetime : null
  return {
    electricity,
    water,
    gas,
    chilled_water,
    move_in_yyyymmdd: turn_on_date,
    move_in_hash: turnOn.turn_on_date_hash,
    appointment_hash: turnOn.turn_on_time_hash,
    appointment_notification_number: turnOn.notification_no,
    appointment_start_time: timeOf(slot?.start),
    appointment_end_time: timeOf(slot?.end),
    notification_no: turnOn.notification_no,
  }
}
