import { z } from 'zod'
import { yesNo } from './draftField.ts'
import { turnOnDatetime } from './turnOnDatetime.ts'
import { turnOnServices } from './turnOnServices.ts'

const orEmptyText = (description: string) => z.string().meta({ description: `${description}, else empty.` })

/** The services to turn on, and when. Source: document 2, section 3. */
export const turnOnForm = z
  .strictObject({
    ...turnOnServices.shape,
    turn_on_datetime: turnOnDatetime.nullable(),
    turn_on_time: orEmptyText('Start of the chosen timeslot, HHmmss'),
    turn_on_date_hash: orEmptyText('Hash that proves that the date was offered'),
    turn_on_time_hash: orEmptyText('Hash that proves that the timeslot was offered'),
    timeslot_required: yesNo('Whether the chosen date needs a timeslot.'),
    timeslot_allowed: yesNo('Whether a timeslot may be booked.'),
    meter_reading_required: yesNo('Whether the chosen date needs meter readings.'),
    notification_type: orEmptyText('Type of the appointment notification'),
    notification_no: orEmptyText('Number of the appointment notification'),
    preTurnOn: yesNo('Whether supplies are on already at the premises.'),
    showPreTurnOnPrompt: yesNo('Whether the prompt about it is still to be shown.'),
    zcGasDate: orEmptyText('Gas date of the calendar, YYYYMMDD'),
    zczzDate: orEmptyText('Other supply date of the calendar, YYYYMMDD'),
    terminateDate: orEmptyText('Day the present account ends, YYYYMMDD'),
    preferred_date: orEmptyText('Turn-on date as it is shown in the form'),
  })
  .meta({ description: 'The services to turn on, and when.' })
export type TurnOnForm = z.infer<typeof turnOnForm>
