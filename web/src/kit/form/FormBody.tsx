import { useSelector } from '@tanstack/react-form'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useFormContext } from './useBoundField.ts'
import { shownErrors } from './shownErrors.ts'
import { useInPageOrder } from './useInPageOrder.ts'

const mark = 'Error: '

/** Puts 'Error: ' before the title of the page as long as something is wrong on it. */
const useErrorTitle = (hasErrors: boolean): void => {
  useEffect(() => {
    if (!hasErrors) return undefined
    if (!document.title.startsWith(mark)) document.title = `${mark}${document.title}`
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [hasErrors])
}

interface FormBodyProps {
  readonly children: ReactNode
  /** Normalises the values before the rules check them: on blur of a field, and before Next (C-175). */
  readonly normalise?: (() => void) | undefined
}

/**
 * The form of a step: its error summary on top, then its sections. A submission that is refused brings the summary
 * into focus and marks the title of the page; nothing that was entered is touched.
 */
export const FormBody = ({ children, normalise }: FormBodyProps) => {
  const form = useFormContext()
  const [refused, setRefused] = useState(0)
  const errors = useInPageOrder(shownErrors(useSelector(form.store, state => state.fieldMeta)))
  useErrorTitle(errors.length > 0)

  const submit = async () => {
    normalise?.()
    await form.handleSubmit()
    if (!form.state.isValid) setRefused(attempts => attempts + 1)
  }
  const body = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = body.current
    if (element === null || normalise === undefined) return undefined
    element.addEventListener('focusout', normalise)
    return () => element.removeEventListener('focusout', normalise)
  }, [normalise])
  const start = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={start} ref={body}>
      <ErrorSummary errors={errors} attempt={refused} />
      {children}
    </form>
  )
}
