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

/**
 * The form of this application: `useAppForm({ defaultValues, validationLogic: judgeOnNext, validators: { onDynamic } })`
 * gives `form.AppForm` with `form.Body` around the step and `form.AppField` with the bound fields.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: BoundTextField,
    TextArea: BoundTextArea,
    SelectField: BoundSelectField,
    RadioField: BoundRadioField,
    Checkbox: BoundCheckbox,
    DateField: BoundDateField,
    OtpField: BoundOtpField,
  },
  formComponents: { Body: FormBody },
})
