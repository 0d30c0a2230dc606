const focusable = 'input, select, textarea, button, a[href], [tabindex]'

/** The control of an element: the element itself, or the chosen or first enabled control inside it. */
const controlOf = (target: HTMLElement): HTMLElement | null => {
  if (target.matches(focusable)) return target
  return (
    target.querySelector<HTMLElement>('input:checked:not(:disabled), [aria-pressed=true]') ??
    target.querySelector<HTMLElement>(
      'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button, a[href]',
    )
  )
}

/**
 * Focuses a field, which scrolls it into view, and opens the folded parts that contain it. Returns false when there is
 * no such field, so that a link can use its href.
 */
export const focusField = (id: string): boolean => {
  const target = document.getElementById(id)
  const control = target && controlOf(target)
  if (!control) return false
  for (let part; (part = control.closest<HTMLDetailsElement>('details:not([open])'));) part.open = true
  control.focus()
  return true
}

/** Scrolls a field into view again while it has the focus: the page may have scrolled meanwhile. */
export const showFocusedField = (id: string): void => {
  const focused = document.activeElement
  if (document.getElementById(id)?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
}
