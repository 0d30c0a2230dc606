import type { ReactNode } from 'react'
import type { FormWith } from '../../kit/form/useAppForm.ts'
import css from './Agreement.module.css'

/** The label of the agreement. */
export const agreementLabel = 'I agree to the Terms and Conditions'

interface AgreementProps<Path extends string> {
  readonly form: FormWith<Path>
  /** The path of the agreement in the draft. */
  readonly name: Path
  /** Content that is shown after agreeing. */
  readonly children?: ReactNode
}

/** The checkbox with which the applicant agrees to the terms; the last field before Next. */
export const Agreement = <Path extends string>({ form, name, children }: AgreementProps<Path>) => (
  <div className={css['agree']}>
    <form.AppField name={name}>
      {field => (
        <field.Checkbox look="row" label={agreementLabel} note="and confirm the declarations above." />
      )}
    </form.AppField>
    {children}
  </div>
)
