import { displayDay } from '@open-account/domain/time/displayDate'
import { freeDays } from '@open-account/domain/turnOn/calendar'
import { saveDraft } from '../../session/draftStore.ts'
import { Chips } from '../../kit/ui/dates/Chips.tsx'
import { DateField } from '../../kit/ui/dates/DateField.tsx'
import { Row } from '../../kit/ui/field/Field.tsx'
import { useWizard } from '../../session/useWizard.ts'
import type { OfferedDays } from './offeredDays.ts'
import { TurnOnCalendar } from './TurnOnCalendar.tsx'
import { chosenDate, withDate, withoutDate } from './turnOnDraft.ts'
import { useTypedDate } from './useTypedDate.ts'

/** The id of the date field, for links. */
export const turnOnDateId = 'turn_on_date'
const label = 'Turn On Date'
/** The number of next free days that are offered as chips. */
const quickDays = 4

/** The turn-on date: one of the next free days, typed, or picked from the calendar. */
export const TurnOnDateField = ({ days }: { readonly days: OfferedDays }) => {
  const { draft, facts } = useWizard()
  const date = chosenDate(draft)
  const choose = (chosen: Temporal.PlainDate | null) =>
    saveDraft(previous =>
      chosen === null ? withoutDate(previous, facts) : withDate(previous, facts, chosen, days.hashOf(chosen)),
    )
  const typed = useTypedDate(label, date, days, choose)
  return (
    <>
      <Chips
        label="Next available"
        chips={freeDays(days.calendar)
          .slice(0, quickDays)
          .map(day => ({ value: day.toString(), label: displayDay(day) }))}
        value={date?.toString() ?? null}
        onChoose={chosen => choose(Temporal.PlainDate.from(chosen))}
      />
      <Row>
        <DateField {...typed} id={turnOnDateId} label={label} hint="DD/MM/YYYY" autoComplete="off" wide={5} />
      </Row>
      <TurnOnCalendar days={days} value={date} onChoose={choose} />
    </>
  )
}
