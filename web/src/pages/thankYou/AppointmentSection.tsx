import { calendarFile } from '@open-account/contracts/calendarFile'
import { timeslotNote } from '@open-account/contracts/fields/turnOn'
import { serviceNow } from '../../http/api/serviceClock.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { Section } from '../../kit/ui/section/Section.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { UnbrokenText } from '../../kit/ui/text/UnbrokenText.tsx'
import css from './AppointmentSection.module.css'
import { appointmentTexts } from './appointmentTexts.ts'
import { CalendarLeaf } from './CalendarLeaf.tsx'
import type { Handover } from '../../session/handover/handover.ts'
import { saveFile } from './saveFile.ts'

interface AppointmentSectionProps {
  readonly handover: Pick<Handover, 'appId' | 'appointment'>
  /** Whether this device belongs to the applicant, so that files may be saved on it. */
  readonly canSave: boolean
}

/** The time and place of the turn-on. */
export const AppointmentSection = ({ handover, canSave }: AppointmentSectionProps) => {
  const { appId, appointment } = handover
  const save = () =>
    saveFile({
      name: `${appId}.ics`,
      type: 'text/calendar;charset=utf-8',
      content: calendarFile({ appId, appointment, now: serviceNow() }),
    })
  return (
    <Section title="Your appointment">
      <div className={css['appointment']}>
        <CalendarLeaf date={appointment.date} />
        <div>
          {appointmentTexts(appointment).map(text => (
            <p className={css['when']} key={text}>
              {text}
            </p>
          ))}
          <Note>
            <UnbrokenText>{appointment.place}</UnbrokenText>
          </Note>
          {appointment.slot && <Note>{timeslotNote}</Note>}
        </div>
      </div>
      {canSave && (
        <div className={css['save']}>
          <Button small onClick={save}>
            <Icon name="calendar" />
            Add to calendar
          </Button>
        </div>
      )}
    </Section>
  )
}
