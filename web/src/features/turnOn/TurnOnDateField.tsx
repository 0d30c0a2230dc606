import { displayDay } from '@open-account/domain/time/displayDate'
import { freeDays } from '@open-account/domain/turnOn/calendar'
import { saveDraft } from '../../session/draftStore.ts'
import { Chips } from '../../kit/ui/dates/Chips.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { AnotherDate } from './AnotherDate.tsx'
import type { OfferedDays } from './offeredDays.ts'
import { TimeslotField } from './TimeslotField.tsx'
import css from './TurnOnDateField.module.css'
import { chosenDate, withDate, withoutDate } from './turnOnDraft.ts'
import type { Timeslots } from './useTimeslots.ts'

/** The id of the chosen day, or of the days to choose from, for links. */
export const turnOnDateId = 'turn_on_date'
/** The number of next free days that are offered as chips. */
const quickDays = 4

/** The next free days, and the chosen day when it is a later one. */
const offeredChips = ({ calendar }: OfferedDays, date: Temporal.PlainDate | null) => {
  const next = freeDays(calendar).slice(0, quickDays)
  const isLater = date !== null && !next.some(day => day.equals(date))
  return (isLater ? [...next, date] : next).map(day => ({ value: day.toString(), label: displayDay(day) }))
}

interface TurnOnDateFieldProps {
  readonly days: OfferedDays
  readonly timeslots: Timeslots
}

/** The turn-on date with its timeslots: one of the next free days, or another one. */
export const TurnOnDateField = ({ days, timeslots }: TurnOnDateFieldProps) => {
  const { draft, facts } = useWizard()
  const date = chosenDate(draft)
  const choose = (chosen: Temporal.PlainDate | null) =>
    saveDraft(previous =>
      chosen === null ? withoutDate(previous, facts) : withDate(previous, facts, chosen, days.hashOf(chosen)),
    )
  return (
    <>
      <Chips
        id={turnOnDateId}
        label="Next available"
        chips={offeredChips(days, date)}
        value={date?.toString() ?? null}
        onChoose={chosen => choose(Temporal.PlainDate.from(chosen))}
      />
      <div className={css['timeslot']}>
        <TimeslotField timeslots={timeslots} />
      </div>
      <AnotherDate days={days} date={date} choose={choose} chosenId={turnOnDateId} />
    </>
  )
}
