import { BigChoice } from '../../kit/ui/choice/Choice.tsx'
import { ChoiceGroup } from '../../kit/ui/choice/ChoiceGroup.tsx'
import type { DrawingName } from '../../kit/ui/icon/Drawing.tsx'

interface ChoiceQuestionProps<Value extends DrawingName> {
  readonly id: string
  readonly label: string
  readonly offered: readonly Value[]
  /** Every answer that has a place. One that is not offered leaves its place empty, so that no other moves. */
  readonly places: readonly Value[]
  readonly answers: Readonly<Record<Value, { readonly label: string; readonly note: string }>>
  readonly chosen: Value | null
  readonly onChoose: (value: Value) => void
}

/** One of the two questions of the landing page; every answer has a drawing. */
export const ChoiceQuestion = <Value extends DrawingName>({
  id,
  label,
  offered,
  places,
  answers,
  chosen,
  onChoose,
}: ChoiceQuestionProps<Value>) => (
  <ChoiceGroup id={id} label={label} as="heading" columns="two">
    {places.map(value => (
      <div style={offered.includes(value) ? undefined : { visibility: 'hidden' }} key={value}>
        <BigChoice
          type="radio"
          name={id}
          value={value}
          drawing={value}
          {...answers[value]}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      </div>
    ))}
  </ChoiceGroup>
)
