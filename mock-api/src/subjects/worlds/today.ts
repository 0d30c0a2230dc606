import { singaporeDateOf, singaporeTimeOf } from '@open-account/domain/time/singaporeDate'
import { toTimestamp } from '@open-account/domain/time/timestamp'
import { oncePerSecond } from '../../kit/oncePerSecond.ts'

/** The date in Singapore at a moment. Epoch milliseconds. */
export const dateAt = (at: number): Temporal.PlainDate =>
  singaporeDateOf(Temporal.Instant.fromEpochMilliseconds(at))

/** A moment in the format of the calls: Singapore time, YYYY-MM-DDTHH:mm:ss. */
export const timestampAt = oncePerSecond(at =>
  toTimestamp(singaporeTimeOf(Temporal.Instant.fromEpochMilliseconds(at))),
)
