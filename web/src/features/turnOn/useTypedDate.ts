import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { notADate } from '@open-account/contracts/fields/messages'
import { useState } from 'react'
import { dateReasonText } from './dateReasonText.ts'
import type { OfferedDays } from './offeredDays.ts'

const shown = (date: Temporal.PlainDate | null) => (date === null ? '' : formatSlashedDate(date))

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
  const [typed, setTyped] = useState({ text: shown(date), left: false, of: shown(date) })
  // A date that was chosen elsewhere or removed replaces the typed text.
  const current = typed.of === shown(date) ? typed : { text: shown(date), left: false, of: shown(date) }
  const entered = parseEnteredDate(current.text)
  const type = (text: string) => {
    const meant = parseEnteredDate(text)
    const free = meant !== null && dateReasonText(meant, calendar) === null ? meant : null
    setTyped({ text, left: false, of: shown(free) })
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
    onBlur: () => setTyped(previous => ({ ...previous, left: true })),
  }
}
