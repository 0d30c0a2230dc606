import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { notADate } from '@open-account/contracts/fields/messages'
import { useState } from 'react'
import { dateReasonWords } from './dateReasonWords.ts'
import type { OfferedDays } from './offeredDays.ts'

const shown = (date: Temporal.PlainDate | null) => (date === null ? '' : formatSlashedDate(date))

/**
 * The turn-on date as a text that is being typed. A text that stands for a free day chooses it; any other chooses none,
 * and is told why once the field is left.
 */
export const useTypedDate = (
  label: string,
  date: Temporal.PlainDate | null,
  { calendar }: OfferedDays,
  choose: (date: Temporal.PlainDate | null) => void,
) => {
  const [typed, setTyped] = useState({ text: shown(date), left: false, of: shown(date) })
  // A date chosen elsewhere, or one that was dropped, takes the place of what was typed.
  const current = typed.of === shown(date) ? typed : { text: shown(date), left: false, of: shown(date) }
  const entered = parseEnteredDate(current.text)
  const type = (text: string) => {
    const meant = parseEnteredDate(text)
    const free = meant !== null && dateReasonWords(meant, calendar) === null ? meant : null
    setTyped({ text, left: false, of: shown(free) })
    choose(free)
  }
  const errorOf = () => {
    if (!current.left || current.text.trim() === '') return undefined
    return entered === null ? notADate(label) : (dateReasonWords(entered, calendar) ?? undefined)
  }
  return {
    value: current.text,
    error: errorOf(),
    onChange: type,
    onBlur: () => setTyped(before => ({ ...before, left: true })),
  }
}
