import { services as all } from '@open-account/domain/application/codes'
import { turnOnWindowDays } from '@open-account/domain/turnOn/limits'
import { LazyCalendar } from '../../kit/ui/dates/LazyCalendar.tsx'
import { MarkedService } from '../../kit/ui/service/MarkedService.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { dateReasonText } from './dateReasonText.ts'
import type { OfferedDays } from './offeredDays.ts'

interface TurnOnCalendarProps {
  readonly days: OfferedDays
  readonly value: Temporal.PlainDate | null
  readonly onChoose: (date: Temporal.PlainDate) => void
}

const notes = { gas: 'turn-on by phone' } as const

/** The calendar of the turn-on date: each day is free, or shows the reason why it cannot be chosen. */
export const TurnOnCalendar = ({ days: { calendar }, value, onChoose }: TurnOnCalendarProps) => {
  const { facts } = useWizard()
  const services = all.filter(service => facts.services[service])
  return (
    <LazyCalendar
      label="Turn On Date"
      today={calendar.today}
      first={calendar.today}
      last={calendar.today.add({ days: turnOnWindowDays })}
      inWeeks
      value={value}
      services={services}
      onChange={onChoose}
      reasonAgainst={date => dateReasonText(date, calendar)}
    >
      {services.map(service => (
        <MarkedService service={service} note={service === 'gas' ? notes.gas : undefined} key={service} />
      ))}
    </LazyCalendar>
  )
}
