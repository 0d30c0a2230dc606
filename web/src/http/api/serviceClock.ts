import { singaporeDateOf } from '@open-account/domain/time/singaporeDate'

let offset = 0

/** Reads the service's time from the `Date` header of a response, because the clocks of devices are often wrong. */
export const learnServiceTime = (header: string | null): void => {
  const responseTime = header === null ? Number.NaN : Date.parse(header)
  if (Number.isFinite(responseTime)) offset = responseTime - Date.now()
}

/** Now by the device's clock, in milliseconds since 1970. For durations, because a response never shifts it. */
export const deviceNow = (): number => Date.now()

/** Now, by the service's clock. */
export const serviceNow = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.now() + offset)

/** Today in Singapore, by the service's clock. */
export const serviceToday = (): Temporal.PlainDate => singaporeDateOf(serviceNow())
