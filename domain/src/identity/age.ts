/** The youngest age at which a person may open an account. Years. */
export const minimumAge = 18

/**
 * Completed years of life, negative before the birth. Someone born on 29 February completes a year on 1 March when
 * there is no 29 February.
 */
export const ageOn = (today: Temporal.PlainDate, dateOfBirth: Temporal.PlainDate): number => {
  const hadBirthday =
    today.month > dateOfBirth.month || (today.month === dateOfBirth.month && today.day >= dateOfBirth.day)
  return today.year - dateOfBirth.year - (hadBirthday ? 0 : 1)
}

/** Whether a person is old enough to open an account. */
export const isOldEnough = (dateOfBirth: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  ageOn(today, dateOfBirth) >= minimumAge
