/** Where every date and time of an application is meant. */
export const singaporeTimeZone = 'Asia/Singapore'

/** The date it is in Singapore at an instant. */
export const singaporeDateOf = (instant: Temporal.Instant): Temporal.PlainDate =>
  singaporeTimeOf(instant).toPlainDate()

/** The date and time it is in Singapore at an instant. */
export const singaporeTimeOf = (instant: Temporal.Instant): Temporal.PlainDateTime =>
  instant.toZonedDateTimeISO(singaporeTimeZone).toPlainDateTime()
