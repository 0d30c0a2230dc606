import { Drawing } from '../icon/Drawing.tsx'
import type { DrawingName } from '../icon/drawings.ts'
import { Choice, type ChoiceProps } from './Choice.tsx'

interface BigChoiceProps extends Omit<ChoiceProps, 'look' | 'start' | 'end'> {
  readonly drawing: DrawingName
}

/** One of the first questions: a drawing, a name and a few words, all of it pressable. */
export const BigChoice = ({ drawing, ...choice }: BigChoiceProps) => (
  <Choice {...choice} look="big" start={<Drawing name={drawing} />} />
)
