import { BoundTextField } from '../../kit/form/BoundTextField.tsx'
import { Lockable } from './Lockable.tsx'

interface MobileFieldProps {
  readonly label: string
  readonly prefix: string
  readonly locked: boolean
}

/** The mobile number of whoever is reached; half of a row. */
export const MobileField = ({ label, prefix, locked }: MobileFieldProps) => (
  <Lockable locked={locked} label={label} shown={number => `${prefix} ${number}`} wide={6}>
    <BoundTextField label={label} prefix={prefix} inputMode="tel" autoComplete="tel-national" wide={6} />
  </Lockable>
)
