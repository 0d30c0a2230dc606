import type { ComponentProps } from 'react'
import { OtpField } from '../ui/field/OtpField.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

/** A one-time password of the form. */
export const BoundOtpField = (props: Omit<ComponentProps<typeof OtpField>, Bound>) => {
  const { name: _, ...field } = useBoundField<string>()
  return <OtpField {...props} {...field} />
}
