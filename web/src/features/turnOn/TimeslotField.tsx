import { timeslotNote } from '@open-account/contracts/fields/turnOn'
import { isTimeslotNeeded } from '@open-account/domain/requirements/conditions'
import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { timeslotFailurePrompt, timeslotPrompt } from '@open-account/domain/turnOn/timeslots'
import { saveDraft } from '../../session/draftStore.ts'
import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { RadioField } from '../../kit/ui/choice/RadioField.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { printedTimeslot, spokenTimeslot } from '../../session/labels/dateLabels.ts'
import { useWizard } from '../../session/useWizard.ts'
import { chosenDate, offeredTimeslots, withTimeslot } from './turnOnDraft.ts'
import type { Timeslots } from './useTimeslots.ts'

/** The id of the timeslot field, for links. */
export const timeslotId = 'turn_on_datetime'

interface TimeslotFieldProps {
  readonly timeslots: Pick<Timeslots, 'answer' | 'error' | 'isFetching'> & { readonly refetch: () => unknown }
}

/** The timeslot of the chosen date, when the date requires one. */
export const TimeslotField = ({ timeslots }: TimeslotFieldProps) => {
  const { draft, facts } = useWizard()
  const { answer, error, isFetching, refetch } = timeslots
  const date = chosenDate(draft)
  if (date === null) return facts.timeslotAllowed ? <Note>Choose a date to see its timeslots.</Note> : null
  if (isFetching) return <Loader text="Loading the timeslots" />
  if (error !== null) {
    const title =
      timeslotFailurePrompt(facts.type, facts.timeslotRequired) === 'select_new_date'
        ? errorMessages.timeslot_none.text
        : 'The timeslots of this date could not be loaded.'
    return (
      <Notice is="bad" live title={title}>
        <Button look="secondary" small id={timeslotId} onClick={() => refetch()}>
          Load the timeslots again
        </Button>
      </Notice>
    )
  }
  if (answer === null) return null
  const offered = offeredTimeslots(draft, facts, answer)
  const prompt = timeslotPrompt({
    required: isTimeslotNeeded(facts),
    slots: offered.length,
    bankrupt: facts.bankrupt,
  })
  if (prompt !== null) {
    return <Notice is="bad" live title={errorMessages.timeslot_none.text} />
  }
  if (offered.length === 0) return null
  const chosen = offered.find(({ time_hash }) => time_hash === draft.turnOn.turn_on_time_hash)
  return (
    <RadioField
      id={timeslotId}
      label={`Timeslot on ${displayDateWithWeekday(date)}`}
      hint={timeslotNote}
      columns="three"
      options={offered.map(slot => ({
        value: slot.start,
        label: spokenTimeslot(slot),
        note: printedTimeslot(slot),
      }))}
      value={chosen?.start ?? null}
      onChange={start =>
        saveDraft(previous => withTimeslot(previous, offered.find(slot => slot.start === start) ?? null))
      }
    />
  )
}
