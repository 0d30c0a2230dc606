import { createFormHookContexts } from '@tanstack/react-form'

/** What ties a bound field to its form. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()
