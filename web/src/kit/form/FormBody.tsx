import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../document/afterPaint.ts'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useFormContext } from './useBoundField.ts'
import { Submitting } from './submitting.ts'
import { useShownErrors } from './useShownErrors.ts'
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
 * title of the page; the answers stay. The press is shown before the answers are checked.
 */
export const FormBody = ({ children }: { readonly children: ReactNode }) => {
  const form = useFormContext()
  const [refused, setRefused] = useState(0)
  const [isSubmitting, setSubmitting] = useState(false)
  const errors = useInPageOrder(useShownErrors(form))
  useErrorTitle(errors.length > 0)

  const submit = async () => {
    setSubmitting(true)
    try {
      await afterPaint()
      await form.handleSubmit()
    } finally {
      setSubmitting(false)
    }
    if (!form.state.isValid) setRefused(attempts => attempts + 1)
  }
  const start = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={start}>
      <ErrorSummary errors={errors} attempt={refused} />
      <Submitting value={isSubmitting}>{children}</Submitting>
    </form>
  )
}
