import { useSelector } from '@tanstack/react-form'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useFormContext } from './contexts.ts'
import { shownErrors } from './shownErrors.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useInPageOrder } from './useInPageOrder.ts'

/**
 * The form of a step: its error summary on top, then its sections. A submission that is refused brings the summary
 * into focus and marks the title of the page; nothing that was entered is touched.
 */
export const FormBody = ({ children }: { readonly children: ReactNode }) => {
  const form = useFormContext()
  const [refused, setRefused] = useState(0)
  const errors = useInPageOrder(shownErrors(useSelector(form.store, state => state.fieldMeta)))
  useErrorTitle(errors.length > 0)

  const submit = async () => {
    await form.handleSubmit()
    if (!form.state.isValid) setRefused(attempts => attempts + 1)
  }
  const start = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={start}>
      <ErrorSummary errors={errors} attempt={refused} />
      {children}
    </form>
  )
}
