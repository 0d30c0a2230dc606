import { useSelector } from '@tanstack/react-form'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useFormContext } from './useBoundField.ts'
import { shownErrors } from './shownErrors.ts'
import { useInPageOrder } from './useInPageOrder.ts'

const mark = 'Error: '

/** Prefixes the title of the page with 'Error: ' while a field has an error. */
const useErrorTitle = (hasErrors: boolean): void => {
  useEffect(() => {
    if (!hasErrors) return undefined
    if (!document.title.startsWith(mark)) document.title = `${mark}${document.title}`
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [hasErrors])
}

/**
 * The form of a step: its error summary, then its sections. A refused submission focuses the summary and marks the
 * title of the page; the answers stay.
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
