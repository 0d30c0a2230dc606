const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A date as it is shown: DD MMM YYYY. */
export const displayDate = ({ day, month, year }: Temporal.PlainDate): string =>
  `${String(day).padStart(2, '0')} ${months[month - 1]} ${String(year).padStart(4, '0')}`

/** A date with its weekday, as it is shown: 'Fri, 20 Nov 2026'. */
export const displayDateWithWeekday = (date: Temporal.PlainDate): string =>
  `${weekdays[date.dayOfWeek - 1]}, ${displayDate(date)}`

/** A day of the coming weeks without its year, as it is shown: 'Fri 20 Nov'. */
export const displayDay = (date: Temporal.PlainDate): string =>
  `${weekdays[date.dayOfWeek - 1]} ${String(date.day).padStart(2, '0')} ${months[date.month - 1]}`
