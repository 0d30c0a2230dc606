import { DateField, type DateFieldProps } from '../ui/dates/DateField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

/** A typed date of the form. */
export const BoundDateField = (props: Omit<DateFieldProps, Bound>) => (
  <DateField {...props} {...useBoundField<string>()} />
)
