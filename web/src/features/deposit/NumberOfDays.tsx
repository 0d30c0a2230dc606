import { enteredDays } from '@open-account/contracts/fields/numberOfDays'
import {
  daysOfRange,
  type DateRangeEvent,
  nextDateRange,
  noDateRange,
} from '@open-account/domain/time/dateRange'
import { useState } from 'react'
import { Row } from '../../kit/ui/field/Field.tsx'
import { notCalculated, saveDeposit, depositLabels, type DepositForm } from './depositForm.ts'
import { DayRange } from './DayRange.tsx'
import { errorOfValue } from './errorOfValue.ts'

/** The number of days: typed, or counted from a first to a last day (C-161). */
export default function NumberOfDays({ form }: { readonly form: DepositForm }) {
  const [range, setRange] = useState(noDateRange)
  const choose = (event: DateRangeEvent) => {
    const next = nextDateRange(range, event)
    setRange(next)
    saveDeposit({ ...notCalculated, NO_DAYS: String(daysOfRange(next) ?? '') })
  }
  const typed = () => {
    setRange(noDateRange)
    saveDeposit(notCalculated)
  }
  return (
    <>
      <Row>
        <form.AppField name="security_deposit.NO_DAYS">
          {field => (
            <field.TextField
              label={depositLabels.NO_DAYS}
              hint="Type the number, or choose the days below."
              inputMode="numeric"
              autoComplete="off"
              wide={6}
              onTyped={typed}
              validateOnBlur={errorOfValue(enteredDays)}
            />
          )}
        </form.AppField>
      </Row>
      <DayRange range={range} onChange={choose} />
    </>
  )
}
