import type { CalendarDays } from '@open-account/contracts/calendar'
import type { Services } from '@open-account/domain/application/codes'
import { parseWireDate, toWireDate } from '@open-account/domain/time/wireDate'
import { suppliesFrom, type TurnOnCalendar } from '@open-account/domain/turnOn/calendar'

/** The days that may be chosen, each with the hash that proves its offer. */
export interface OfferedDays {
  readonly calendar: TurnOnCalendar
  readonly hashOf: (date: Temporal.PlainDate) => string
}

const isoDates = (wireDates: readonly string[]): ReadonlySet<string> =>
  new Set(wireDates.flatMap(wire => parseWireDate(wire)?.toString() ?? []))

/** The response of the calendar in the format of the domain's rules. `terminateDate` is YYYYMMDD or empty. */
export const offeredDays = (
  { available, public_holidays, special_holidays, zc_gas_date, zc_zz_date }: CalendarDays,
  terminateDate: string,
  { gas, ...rest }: Pick<TurnOnCalendar, 'today' | 'nonStandardAddress'> & Pick<Services, 'gas'>,
): OfferedDays => {
  const hashes = new Map(available.map(({ date, date_hash }) => [date, date_hash]))
  return {
    calendar: {
      ...rest,
      terminateDate: parseWireDate(terminateDate),
      suppliesFrom: suppliesFrom(
        { gas },
        { gas: parseWireDate(zc_gas_date ?? ''), others: parseWireDate(zc_zz_date ?? '') },
      ),
      available: isoDates([...hashes.keys()]),
      publicHolidays: isoDates(public_holidays),
      specialHolidays: isoDates(special_holidays),
    },
    hashOf: date => hashes.get(toWireDate(date)) ?? '',
  }
}
