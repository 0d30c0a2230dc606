import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { notADate } from '@open-account/contracts/fields/messages'
import { normalise } from '@open-account/domain/entry/normalise'
import { useState } from 'react'
import { dateReasonText } from './dateReasonText.ts'
import type { OfferedDays } from './offeredDays.ts'

const dateText = (date: Temporal.PlainDate | null) => (date === null ? '' : formatSlashedDate(date))

/**
 * The turn-on date as typed text. The text of a free day chooses it; any other text chooses no day and shows the
 * reason on blur.
 */
export const useTypedDate = (
  label: string,
  date: Temporal.PlainDate | null,
  { calendar }: OfferedDays,
  choose: (date: Temporal.PlainDate | null) => void,
) => {
  const [entry, setEntry] = useState({ text: dateText(date), left: false, of: dateText(date) })
  // A date that was chosen elsewhere or removed replaces the typed text.
  const current =
    entry.of === dateText(date) ? entry : { text: dateText(date), left: false, of: dateText(date) }
  const entered = parseEnteredDate(current.text)
  const type = (text: string) => {
    const parsed = parseEnteredDate(text)
    const free = parsed !== null && dateReasonText(parsed, calendar) === null ? parsed : null
    setEntry({ text, left: false, of: dateText(free) })
    choose(free)
  }
  const errorOf = () => {
    if (!current.left || current.text.trim() === '') return undefined
    return entered === null ? notADate(label) : (dateReasonText(entered, calendar) ?? undefined)
  }
  return {
    value: current.text,
    error: errorOf(),
    onChange: type,
    // The text is no answer of the draft, whose date is chosen by it.
    onBlur: () => setEntry({ ...current, text: normalise.date(current.text), left: true }),
  }
}
