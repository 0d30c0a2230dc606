import { useEffect, useState } from 'react'

/**
 * Whether one of the fields with these ids has the focus. It stays true from field to field, and while another window
 * is in front.
 */
export const useFocusWithin = (ids: readonly string[]): boolean => {
  const [isWithin, setWithin] = useState(false)
  useEffect(() => {
    const isField = (target: EventTarget | null) => target instanceof Element && ids.includes(target.id)
    const enter = ({ target }: FocusEvent) => setWithin(isField(target))
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (isField(target) && !isField(relatedTarget) && document.activeElement !== target) setWithin(false)
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [ids])
  return isWithin
}
