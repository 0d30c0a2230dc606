import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { freeDays } from '@open-account/domain/turnOn/calendar'
import { turnOnWindowDays } from '@open-account/domain/turnOn/limits'
import { turnOnDateLabel } from '@open-account/domain/turnOn/timeslots'
import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { FieldSection } from '../../kit/ui/section/FieldSection.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { TurnOnDateField, turnOnDateId } from './TurnOnDateField.tsx'
import { TurnOnFailures } from './TurnOnFailures.tsx'
import { useOfferedDays } from './useOfferedDays.ts'
import type { Timeslots } from './useTimeslots.ts'

/** The section for the turn-on date, and for the timeslot when the date requires one. */
export const TurnOnSection = ({ timeslots }: { readonly timeslots: Timeslots }) => {
  const { facts } = useWizard()
  const days = useOfferedDays()
  const { data, error, isFetching, refetch } = days
  return (
    <FieldSection
      title={turnOnDateLabel(facts)}
      note={`Dates can be picked up to ${turnOnWindowDays} days ahead.`}
    >
      {isFetching && <Loader text="Loading the available days" />}
      {error !== null && !isFetching && (
        <Notice is="bad" title="Problem occured when retrieving calendar">
          <Button look="secondary" small id={turnOnDateId} onClick={() => void refetch()}>
            Load the calendar again
          </Button>
        </Notice>
      )}
      {data?.removedDate && (
        <Notice is="bad" live title={errorMessages.timeslot_none.text}>
          <p>
            {displayDateWithWeekday(data.removedDate)}, the date you chose before, is no longer available.
          </p>
        </Notice>
      )}
      {data && error === null && freeDays(data.calendar).length > 0 && (
        <TurnOnDateField days={data} timeslots={timeslots} />
      )}
      <TurnOnFailures days={days} timeslots={timeslots} />
    </FieldSection>
  )
}
