import { z } from 'zod'
import { wireDate, wireTime } from '../fields/dates.ts'
import { dateHash, notificationNumber, timeHash } from '../fields/ids.ts'
import { chilledWater, serviceShape } from '../fields/utilities.ts'
import { orEmpty } from '../fields/orEmpty.ts'

/** The services to turn on, the date and the appointment. Gas is false where it is bypassed. */
export const turnOnShape = {
  ...serviceShape,
  chilled_water: chilledWater,
  move_in_yyyymmdd: wireDate.check(z.describe('Turn-on date in Singapore as YYYYMMDD.')),
  move_in_hash: orEmpty(dateHash),
  appointment_hash: orEmpty(timeHash),
  appointment_notification_number: orEmpty(notificationNumber),
  appointment_start_time: orEmpty(wireTime).check(
    z.describe('Start of the timeslot in Singapore as HHmmss, empty without one.'),
  ),
  appointment_end_time: orEmpty(wireTime).check(
    z.describe('End of the timeslot in Singapore as HHmmss, empty without one.'),
  ),
  notification_no: orEmpty(notificationNumber),
}
