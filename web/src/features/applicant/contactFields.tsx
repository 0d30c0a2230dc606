import { BoundTextField } from '../../kit/form/boundFields.tsx'
import { phoneText } from '@open-account/domain/contact/phoneText'
import { Lockable } from './Lockable.tsx'

interface MobileFieldProps {
  readonly label: string
  readonly prefix: string
  readonly locked: boolean
}

/** The mobile number of the contact; half of a row. */
export const MobileField = ({ label, prefix, locked }: MobileFieldProps) => (
  <Lockable locked={locked} label={label} shown={number => phoneText(prefix, number)} wide={6}>
    <BoundTextField
      label={label}
      hint="8 digits, starting with 8 or 9"
      prefix={prefix}
      inputMode="tel"
      autoComplete="tel-national"
      wide={6}
    />
  </Lockable>
)

interface OtherNumberFieldProps {
  readonly label: string
  readonly prefix: string
}

/** The optional second number; half of the same row. */
export const OtherNumberField = (props: OtherNumberFieldProps) => (
  <BoundTextField
    {...props}
    hint="8 digits of another number"
    inputMode="tel"
    autoComplete="off"
    optional
    wide={6}
  />
)
