import { z } from 'zod'
import { timestamp, wireDate } from '../fields/dates.ts'

/** When the supply is turned on: a day, or the start and end of the timeslot where one is required. */
export const turnOnDatetime = z
  .union([
    wireDate,
    z
      .strictObject({ start: timestamp, end: timestamp })
      .meta({ description: 'The chosen timeslot in Singapore time.' }),
  ])
  .meta({ description: 'A turn-on date, or the timeslot on it.' })
export type TurnOnDatetime = z.infer<typeof turnOnDatetime>
