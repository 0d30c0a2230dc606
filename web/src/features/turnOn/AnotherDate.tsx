import { useEffect, useState } from 'react'
import { DateField } from '../../kit/ui/dates/DateField.tsx'
import { preloadCalendar } from '../../kit/ui/dates/LazyCalendar.tsx'
import { focusField } from '../../kit/ui/feedback/focusField.ts'
import { Row } from '../../kit/ui/field/Field.tsx'
import { Fold } from '../../kit/ui/section/Fold.tsx'
import type { OfferedDays } from './offeredDays.ts'
import { TurnOnCalendar } from './TurnOnCalendar.tsx'
import { useTypedDate } from './useTypedDate.ts'

const label = 'Turn On Date'

/** On a phone the calendar is folded, because the next days are enough for most applicants. */
const isFoldedAtFirst = () => globalThis.matchMedia?.('(width < 40rem)').matches ?? false

interface AnotherDateProps {
  readonly days: OfferedDays
  readonly date: Temporal.PlainDate | null
  readonly choose: (date: Temporal.PlainDate | null) => void
  /** The id of the chosen day outside of the fold, which receives the focus after a choice in the calendar. */
  readonly chosenId: string
}

/**
 * Any date: typed, or picked from the calendar, which moves the focus to the day above its timeslots. On a phone the
 * calendar is then folded again.
 */
export const AnotherDate = ({ days, date, choose, chosenId }: AnotherDateProps) => {
  const [isFolded] = useState(isFoldedAtFirst)
  const [choices, setChoices] = useState(0)
  const typed = useTypedDate(label, date, days, choose)
  useEffect(() => void preloadCalendar(), [])
  useEffect(() => {
    if (choices > 0) focusField(chosenId)
  }, [choices, chosenId])
  const pick = (day: Temporal.PlainDate) => {
    choose(day)
    setChoices(choices + 1)
  }
  return (
    // With another key it is a new element, folded again.
    <Fold title="Another date" isOpen={!isFolded} key={isFolded ? choices : 0}>
      <Row>
        <DateField
          {...typed}
          id="turn_on_date_typed"
          label={label}
          hint="DD/MM/YYYY"
          autoComplete="off"
          wide={5}
        />
      </Row>
      <TurnOnCalendar days={days} value={date} onChoose={pick} />
    </Fold>
  )
}
