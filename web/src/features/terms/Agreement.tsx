import type { ReactNode } from 'react'
import type { FormWith } from '../../kit/form/formWith.ts'
import css from './Agreement.module.css'

interface AgreementProps {
  readonly form: FormWith<{ readonly check_i_confirm: boolean }>
  /** What the tick brings up. */
  readonly children?: ReactNode
}

/** The tick that agrees to the terms, the last thing before the way on. */
export const Agreement = ({ form, children }: AgreementProps) => (
  <div className={css['agree']}>
    <form.AppField name="check_i_confirm">
      {field => (
        <field.Checkbox
          look="row"
          label="I agree to the Terms and Conditions"
          note="and confirm the declarations above."
        />
      )}
    </form.AppField>
    {children}
  </div>
)
