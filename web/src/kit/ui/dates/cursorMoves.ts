type Move = (from: Temporal.PlainDate) => Temporal.PlainDate

/**
 * The move of the calendar's cursor for each key. Source: ARIA Authoring Practices, date picker; Home and End stay in
 * the month.
 */
const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: from => from.subtract({ days: 1 }),
  ArrowRight: from => from.add({ days: 1 }),
  ArrowUp: from => from.subtract({ weeks: 1 }),
  ArrowDown: from => from.add({ weeks: 1 }),
  Home: from => from.with({ day: 1 }),
  End: from => from.with({ day: from.daysInMonth }),
  PageUp: from => from.subtract({ months: 1 }),
  PageDown: from => from.add({ months: 1 }),
  'Shift+PageUp': from => from.subtract({ years: 1 }),
  'Shift+PageDown': from => from.add({ years: 1 }),
}

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** The move of a key, or undefined. Keys with Control, Alt or Meta are left to the browser. */
export const cursorMove = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): Move | undefined =>
  ctrlKey || altKey || metaKey ? undefined : moves[shiftKey ? `Shift+${key}` : key]
