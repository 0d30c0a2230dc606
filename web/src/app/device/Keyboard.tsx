import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../kit/ui/classNames.ts'
import css from './Keyboard.module.css'
import {
  type Action,
  actionNames,
  capitalsLock,
  type Key,
  keyNames,
  layouts,
  type LayoutName,
} from './layouts.ts'
import { breakLine, erase, typeInto, type TypedField } from './typeInto.ts'
import { useFocusedField } from './useFocusedField.ts'
import { useHeldKey } from './useHeldKey.ts'

const byMode: Readonly<Record<string, LayoutName>> = {
  numeric: 'numbers',
  decimal: 'decimal',
  tel: 'tel',
  email: 'email',
}
const byType: Readonly<Record<string, LayoutName>> = { number: 'numbers', tel: 'tel', email: 'email' }

/** The layout for a field: that of a date, or else by its inputmode, or else by its type. */
const layoutOf = ({ dataset, inputMode, type }: TypedField): LayoutName =>
  dataset['typed'] === 'date' ? 'date' : (byMode[inputMode] ?? byType[type] ?? 'text')

const signs: Readonly<Record<Action, string>> = { shift: '⇧', erase: '⌫', line: '↵', hide: 'Hide' }

const idOf = (key: Key): string => ('does' in key ? key.does : key.types)

const prevent = (event: Event) => event.preventDefault()

/** Scrolls a field out from behind the keys, whose height is given in pixels. */
const showAbove = (field: TypedField, height: number): void => {
  // Applies to this scroll only, because the keys must never be scrolled to.
  const scrolled = field.closest('dialog') ?? document.documentElement
  scrolled.style.scrollPaddingBottom = `${height + 24}px`
  field.scrollIntoView({ block: 'nearest' })
  scrolled.style.scrollPaddingBottom = ''
}

/** Whether the next letters are capitals: none, the next one, or all. */
type Capitals = 'none' | 'next' | 'all'
const nextCapitals: Readonly<Record<Capitals, Capitals>> = { none: 'next', next: 'all', all: 'none' }

interface KeysProps {
  readonly field: TypedField
}

/** The keys for one field, at the bottom of the page. */
const Keys = ({ field }: KeysProps) => {
  const layout = layoutOf(field)
  const [capitals, setCapitals] = useState<Capitals>('none')
  const keys = useRef<HTMLElement>(null)
  const showField = useCallback(() => showAbove(field, keys.current?.offsetHeight ?? 0), [field])
  const holdErase = useHeldKey(() => erase(field))

  useEffect(() => {
    const panel = keys.current
    const listening = new AbortController()
    const { signal } = listening
    // The focus stays in the field while keys are pressed, and a long press opens no menu.
    panel?.addEventListener('mousedown', prevent, { signal })
    panel?.addEventListener('contextmenu', prevent, { signal })
    showField()
    return () => listening.abort()
  }, [showField])

  const actions: Readonly<Record<Action, () => void>> = {
    shift: () => setCapitals(nextCapitals[capitals]),
    erase: () => erase(field),
    line: () => breakLine(field),
    hide: () => field.blur(),
  }
  const written = (letter: string) => (capitals === 'none' ? letter : letter.toUpperCase())
  const press = (key: Key) => {
    if ('does' in key) {
      actions[key.does]()
    } else {
      typeInto(field, written(key.types))
      if (capitals === 'next') setCapitals('none')
    }
    // The page may have grown above the field.
    if (field === document.activeElement) showField()
  }
  const isOffered = (key: Key) =>
    !('does' in key) || key.does !== 'line' || field instanceof HTMLTextAreaElement
  const keyOf = (key: Key) => {
    const does = 'does' in key ? key.does : null
    const sign = 'does' in key ? signs[key.does] : written(key.types)
    const isLocked = does === 'shift' && capitals === 'all'
    const name = 'does' in key ? (isLocked ? capitalsLock : actionNames[key.does]) : keyNames[key.types]
    return (
      <button
        key={idOf(key)}
        type="button"
        tabIndex={-1}
        className={classNames(
          css['key'],
          sign === ' ' && css['space'],
          does && css['wide'],
          isLocked && css['locked'],
        )}
        aria-label={name}
        aria-pressed={does === 'shift' ? capitals !== 'none' : undefined}
        onClick={() => press(key)}
        {...(does === 'erase' && holdErase)}
      >
        {sign}
      </button>
    )
  }
  return (
    <section
      ref={keys}
      className={classNames(css['keyboard'], layout !== 'text' && layout !== 'email' && css['digits'])}
      aria-label="On-screen keyboard"
      data-print="no"
    >
      {layouts[layout].map(row => {
        const offered = row.filter(isOffered)
        return (
          <div className={css['row']} key={offered.map(idOf).join('')}>
            {offered.map(keyOf)}
          </div>
        )
      })}
    </section>
  )
}

/**
 * The on-screen keyboard for the focused field, in the layout of that field. Pressing a key leaves the focus in the
 * field, and Tab skips the keys. For a field in a dialog the keyboard is inside the dialog, because everything
 * outside it is inert.
 */
export const Keyboard = () => {
  const field = useFocusedField()
  if (field === null) return null
  const keys = <Keys key={layoutOf(field)} field={field} />
  const dialog = field.closest('dialog')
  return dialog === null ? keys : createPortal(keys, dialog)
}
