/** The time zone of every date and time of an application. */
export const singaporeTimeZone = 'Asia/Singapore'

/** The date in Singapore at an instant. */
export const singaporeDateOf = (instant: Temporal.Instant): Temporal.PlainDate =>
  singaporeTimeOf(instant).toPlainDate()

/** The date and time in Singapore at an instant. */
export const singaporeTimeOf = (instant: Temporal.Instant): Temporal.PlainDateTime =>
  instant.toZonedDateTimeISO(singaporeTimeZone).toPlainDateTime()
