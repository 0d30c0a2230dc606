import { useEffect } from 'react'

const leadsAway = (link: HTMLAnchorElement | HTMLAreaElement): boolean => link.origin !== location.origin

const prevent = (event: Event) => event.preventDefault()

/** Blocks links to other sites, copying, and autocompletion from what other people entered. */
export const useKioskLockdown = (): void => {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link !== null && link.href !== '' && leadsAway(link)) event.preventDefault()
    }
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        target.setAttribute('autocomplete', 'off')
    }
    document.addEventListener('click', press, { capture: true, signal })
    document.addEventListener('focusin', enter, { signal })
    document.addEventListener('copy', prevent, { signal })
    document.addEventListener('cut', prevent, { signal })
    return () => listening.abort()
  }, [])
}
