import { z } from 'zod'
import { wireDate, wireTime } from '../fields/dates.ts'
import { dateHash, notificationNumber, timeHash } from '../fields/ids.ts'
import { chilledWater, serviceShape } from '../fields/utilities.ts'
import { optionalText } from './optional.ts'

/** What is turned on, when, and by which appointment. Gas is false where it is bypassed. */
export const turnOnShape = {
  ...serviceShape,
  chilled_water: chilledWater,
  move_in_yyyymmdd: wireDate.check(z.describe('Turn-on date in Singapore as YYYYMMDD.')),
  move_in_hash: optionalText(dateHash),
  appointment_hash: optionalText(timeHash),
  appointment_notification_number: optionalText(notificationNumber),
  appointment_start_time: optionalText(wireTime).meta({
    description: 'Start of the timeslot in Singapore as HHmmss, empty without one.',
  }),
  appointment_end_time: optionalText(wireTime).meta({
    description: 'End of the timeslot in Singapore as HHmmss, empty without one.',
  }),
  notification_no: optionalText(notificationNumber),
}
