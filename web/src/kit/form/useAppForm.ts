import { createFormHook } from '@tanstack/react-form'
import {
  BoundCheckbox,
  BoundDateField,
  BoundOtpField,
  BoundRadioField,
  BoundSelectField,
  BoundTextArea,
  BoundTextField,
} from './boundFields.tsx'
import { fieldContext, formContext } from './useBoundField.ts'
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
/** The bound fields by their names in a form's `AppField`. */
export type BoundFields = typeof fieldComponents

/**
 * The form of this application: `useAppForm({ defaultValues, validationLogic: validateOnNext, validators: { onDynamic
 * } })` returns `form.AppForm` with `form.Body` around the step and `form.AppField` with the bound fields.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: { Body: FormBody },
})
