import { createFormHook, revalidateLogic } from '@tanstack/react-form'
import {
  BoundCheckbox,
  BoundDateField,
  BoundRadioField,
  BoundSelectField,
  BoundTextArea,
  BoundTextField,
} from './boundFields.tsx'
import { fieldContext, formContext } from './useBoundField.ts'
import { FormBody } from './FormBody.tsx'
import type { ReactNode } from 'react'

/**
 * When a form validates its `onDynamic` schema. First on Next, so that no error shows during the first typing; after
 * that with every change, so that a corrected error disappears at once. Validation on blur would move the page during
 * a press, and the press would be lost.
 */
export const validateOnNext = revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' })

const fieldComponents = {
  TextField: BoundTextField,
  TextArea: BoundTextArea,
  SelectField: BoundSelectField,
  RadioField: BoundRadioField,
  Checkbox: BoundCheckbox,
  DateField: BoundDateField,
}
/** The bound fields by their names in a form's `AppField`. */
export type BoundFields = typeof fieldComponents

/** A form with at least the fields of these paths, for sections that several forms contain. */
export interface FormWith<Path extends string> {
  readonly AppField: (props: {
    readonly name: Path
    readonly children: (
      field: BoundFields & { readonly state: { readonly meta: { readonly errors: readonly unknown[] } } },
    ) => ReactNode
  }) => ReactNode | Promise<ReactNode>
}

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
