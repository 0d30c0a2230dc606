import { displayDate } from '@open-account/domain/time/displayDate'
import { parseEnteredDate } from '@open-account/domain/time/enteredDate'

/** An entered date as dates are shown. */
export const shownDate = (entered: string): string => {
  const date = parseEnteredDate(entered)
  return date === null ? entered : displayDate(date)
}
