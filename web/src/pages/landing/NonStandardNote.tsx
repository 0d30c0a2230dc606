import { classNames } from '../../kit/ui/classNames.ts'
import css from './NonStandardNote.module.css'

interface NonStandardNoteProps {
  readonly nanl: boolean
  readonly onToggle: (nanl: boolean) => void
}

/** The switch to premises without an official address, and back; its text shows which is chosen (C-165). */
export const NonStandardNote = ({ nanl, onToggle }: NonStandardNoteProps) => (
  <p className={classNames(css['note'], nanl && css['on'])} aria-live="polite">
    {nanl
      ? 'You have chosen non-standard premises: you will describe them instead of giving an address. For premises with an address, '
      : 'For non-standard premises without an address, such as a street light or a bus stop, '}
    <button type="button" className={css['link']} onClick={() => onToggle(!nanl)}>
      click here
    </button>
    .
  </p>
)
