import { singaporeTimeZone } from '@open-account/domain/time/singaporeDate'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { Refusal } from '../../kit/refusal.ts'

/** The moment of a Singapore time YYYY-MM-DDTHH:mm:ss. Epoch milliseconds. */
export const momentOf = (timestamp: string): number => {
  const time = parseTimestamp(timestamp)
  if (time === null) throw new Refusal('invalid_request', { description: 'This is no time of Singapore.' })
  return time.toZonedDateTime(singaporeTimeZone).epochMilliseconds
}
