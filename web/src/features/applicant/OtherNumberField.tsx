import { BoundTextField } from '../../kit/form/BoundTextField.tsx'

interface OtherNumberFieldProps {
  readonly label: string
  readonly prefix: string
}

/** Another number to call, if there is one; the other half of the row of the mobile number. */
export const OtherNumberField = ({ label, prefix }: OtherNumberFieldProps) => (
  <BoundTextField label={label} prefix={prefix} inputMode="tel" autoComplete="off" optional wide={6} />
)
