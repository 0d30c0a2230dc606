import { DateField } from '../../src/kit/ui/dates/DateField.tsx'
import { LazyCalendar } from '../../src/kit/ui/dates/LazyCalendar.tsx'
import { type Family, ignore } from '../example.ts'

const today = Temporal.PlainDate.from('2027-03-01')
const days = {
  today,
  first: today,
  last: today.add({ days: 60 }),
  reasonAgainst: (date: Temporal.PlainDate) =>
    date.dayOfWeek === 7 ? 'There is no turn-on on Sundays.' : null,
}

export const dates: Family = {
  title: 'Dates',
  examples: [
    {
      component: 'DateField',
      states: [
        { name: 'normal', element: <DateField id="date" label="Date of Birth" value="" onChange={ignore} /> },
        {
          name: 'filled, with a calendar',
          element: (
            <DateField
              id="date-filled"
              label="GST Valid Reg. Date"
              hint="DD/MM/YYYY"
              value="05/03/2027"
              onChange={ignore}
              calendar={days}
            />
          ),
        },
        {
          name: 'error',
          element: (
            <DateField
              id="date-error"
              label="Date of Birth"
              value="31/02/1985"
              error="Date of Birth must be a date"
              onChange={ignore}
            />
          ),
        },
      ],
    },
    {
      component: 'Calendar',
      states: [
        {
          name: 'a day chosen, with services',
          element: (
            <LazyCalendar
              {...days}
              label="Turn On Date"
              value={Temporal.PlainDate.from('2027-03-09')}
              services={['electricity', 'water']}
              onChange={ignore}
            >
              The supplies are turned on between 09:00 and 12:00.
            </LazyCalendar>
          ),
        },
        {
          name: 'no day chosen, with a list of years, without the panel',
          element: (
            <LazyCalendar
              {...days}
              label="Date of Issue"
              value={null}
              years={[2026, 2027]}
              explains={false}
              onChange={ignore}
            />
          ),
        },
      ],
    },
  ],
}
