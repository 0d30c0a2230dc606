import { createFormHook } from '@tanstack/react-form'
import { BoundCheckbox } from './BoundCheckbox.tsx'
import { BoundDateField } from './BoundDateField.tsx'
import { BoundOtpField } from './BoundOtpField.tsx'
import { BoundRadioField } from './BoundRadioField.tsx'
import { BoundSelectField } from './BoundSelectField.tsx'
import { BoundTextArea } from './BoundTextArea.tsx'
import { BoundTextField } from './BoundTextField.tsx'
import { fieldContext, formContext } from './contexts.ts'
import { FormBody } from './FormBody.tsx'

const fieldComponents = {
  TextField: BoundTextField,
  TextArea: BoundTextArea,
  SelectField: BoundSelectField,
  RadioField: BoundRadioField,
  Checkbox: BoundCheckbox,
  DateField: BoundDateField,
  OtpField: BoundOtpField,
}
/** The bound fields by the names under which a form's `AppField` hands them out. */
export type BoundFields = typeof fieldComponents

/**
 * The form of this application: `useAppForm({ defaultValues, validationLogic: judgeOnNext, validators: { onDynamic } })`
 * gives `form.AppForm` with `form.Body` around the step and `form.AppField` with the bound fields.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: { Body: FormBody },
})
