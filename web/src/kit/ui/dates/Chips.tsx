import { useShownFirst } from '../choice/useShownFirst.ts'
import css from './Chips.module.css'

export interface Chip {
  readonly value: string
  readonly label: string
}

interface ChipsProps {
  /** The id of the group, for links. */
  readonly id?: string
  /** What the chips are, such as 'Next available'. */
  readonly label: string
  readonly chips: readonly Chip[]
  readonly value: string | null
  readonly onChoose: (value: string) => void
}

/** Buttons for the most likely answers, such as the next free days. */
export const Chips = ({ id, label, chips, value, onChoose }: ChipsProps) => {
  const [shown, choose] = useShownFirst<string | null, string>(value, onChoose)
  return (
    <fieldset id={id}>
      <legend className={css['label']}>{label}</legend>
      <div className={css['chips']}>
        {chips.map(chip => (
          <button
            type="button"
            className={css['chip']}
            aria-pressed={chip.value === shown}
            onClick={() => choose(chip.value)}
            key={chip.value}
          >
            {chip.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
