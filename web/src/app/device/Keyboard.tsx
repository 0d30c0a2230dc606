import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../kit/ui/classNames.ts'
import css from './Keyboard.module.css'
import { type Action, actionNames, type Key, keyNames, layouts, type LayoutName } from './layouts.ts'
import { breakLine, erase, typeInto, type TypedField } from './typeInto.ts'
import { useFocusedField } from './useFocusedField.ts'

const byMode: Readonly<Record<string, LayoutName>> = {
  numeric: 'numbers',
  decimal: 'numbers',
  tel: 'numbers',
  email: 'email',
}
const byType: Readonly<Record<string, LayoutName>> = { number: 'numbers', tel: 'numbers', email: 'email' }

/** The layout for a field, from its inputmode or else its type. */
const layoutOf = ({ inputMode, type }: Pick<TypedField, 'inputMode' | 'type'>): LayoutName =>
  byMode[inputMode] ?? byType[type] ?? 'text'

const signs: Readonly<Record<Action, string>> = { shift: '⇧', erase: '⌫', line: '↵', hide: 'Hide' }

const keepFocus = (event: MouseEvent) => event.preventDefault()

interface KeysProps {
  readonly field: TypedField
}

/** The keys for one field, at the bottom of the page. Scrolls the field out from behind them. */
const Keys = ({ field }: KeysProps) => {
  const layout = layoutOf(field)
  const [capitals, setCapitals] = useState(false)
  const keys = useRef<HTMLElement>(null)

  useEffect(() => {
    const panel = keys.current
    // The focus stays in the field while keys are pressed.
    panel?.addEventListener('mousedown', keepFocus)
    // Applies to this scroll only, because the keys must never be scrolled to.
    const scrolled = field.closest('dialog') ?? document.documentElement
    scrolled.style.scrollPaddingBottom = `${(panel?.offsetHeight ?? 0) + 24}px`
    field.scrollIntoView({ block: 'nearest' })
    scrolled.style.scrollPaddingBottom = ''
    return () => panel?.removeEventListener('mousedown', keepFocus)
  }, [field])

  const actions: Readonly<Record<Action, () => void>> = {
    shift: () => setCapitals(!capitals),
    erase: () => erase(field),
    line: () => breakLine(field),
    hide: () => field.blur(),
  }
  const press = (key: Key) => {
    if ('does' in key) return actions[key.does]()
    typeInto(field, capitals ? key.types.toUpperCase() : key.types)
    return setCapitals(false)
  }
  const isOffered = (key: Key) =>
    !('does' in key) || key.does !== 'line' || field instanceof HTMLTextAreaElement
  const keyOf = (key: Key) => {
    const name = 'does' in key ? actionNames[key.does] : keyNames[key.types]
    const sign = 'does' in key ? signs[key.does] : capitals ? key.types.toUpperCase() : key.types
    return (
      <button
        key={name ?? sign.toLowerCase()}
        type="button"
        tabIndex={-1}
        className={classNames(css['key'], sign === ' ' && css['space'], 'does' in key && css['wide'])}
        aria-label={name}
        aria-pressed={'does' in key && key.does === 'shift' ? capitals : undefined}
        onClick={() => press(key)}
      >
        {sign}
      </button>
    )
  }
  return (
    <section
      ref={keys}
      className={classNames(css['keyboard'], css[layout])}
      aria-label="On-screen keyboard"
      data-print="no"
    >
      {layouts[layout].map(row => {
        const offered = row.filter(isOffered)
        return (
          <div
            className={css['row']}
            key={offered.map(key => ('does' in key ? key.does : key.types)).join('')}
          >
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
