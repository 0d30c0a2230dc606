import { parseIsoDate } from './isoDate.ts'

/** A date and time of Singapore on the wire, without a zone: YYYY-MM-DDTHH:mm:ss. */
export const toTimestamp = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'second' })

const shape = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** The date and time of a timestamp, or null for another format or a time that does not exist. */
export const parseTimestamp = (timestamp: string): Temporal.PlainDateTime | null =>
  shape.test(timestamp) && parseIsoDate(timestamp.slice(0, 10)) !== null
    ? Temporal.PlainDateTime.from(timestamp)
    : null
