import { useEffect, useRef } from 'react'

/** As much of a form as the saver needs. */
interface Watched<Values> {
  readonly store: { readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void } }
  readonly state: { readonly values: Values }
}

/** How long typing may pause before what stands there is kept, in milliseconds. */
const pause = 300

/**
 * Keeps what is entered: shortly after the last change, and at once when a field is left, when the page is hidden
 * and when the step goes. `save` is only called with values that have changed.
 */
export const useDraftSaver = <Values>(form: Watched<Values>, save: (values: Values) => void): void => {
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })

  useEffect(() => {
    let kept = form.state.values
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      const { values } = form.state
      if (values === kept) return
      kept = values
      latestSave.current(values)
    }
    const { unsubscribe } = form.store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    })
    // After the blur has reached the form, which may tidy the value first.
    const left = () => queueMicrotask(flush)
    document.addEventListener('focusout', left)
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      document.removeEventListener('focusout', left)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [form])
}
