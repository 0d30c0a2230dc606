import { singaporeDateOf } from '@open-account/domain/time/singaporeDate'

let offset = 0

/** Learns the service's time from an answer's `Date` header; devices are often wrong. */
export const learnServiceTime = (header: string | null): void => {
  const answered = header === null ? Number.NaN : Date.parse(header)
  if (Number.isFinite(answered)) offset = answered - Date.now()
}

/** Now by the device's own clock, in milliseconds since 1970: for how long something takes, which no answer shifts. */
export const deviceNow = (): number => Date.now()

/** Now, by the service's clock. */
export const serviceNow = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.now() + offset)

/** Today in Singapore, by the service's clock. */
export const serviceToday = (): Temporal.PlainDate => singaporeDateOf(serviceNow())
