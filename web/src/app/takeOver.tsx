import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { leaveFocusOnce } from '../kit/navigation/focusOfFirstScreen.ts'

declare global {
  interface Window {
    /** The button that was pressed last, since no script answered it (`inline/prepareRoot.ts`). */
    pressed?: HTMLElement | null
  }
}

/**
 * Undoes what was pressed before the application was there, choices, folds and the last button, and returns it, so that
 * it can be pressed again.
 */
const undoPresses = (root: HTMLElement): readonly HTMLElement[] => {
  const choices = [...root.querySelectorAll<HTMLInputElement>('input:checked')].filter(
    ({ defaultChecked }) => !defaultChecked,
  )
  for (const choice of choices) choice.checked = false
  const folds = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')]
  for (const fold of folds) fold.open = false
  const titles = folds.flatMap(fold => fold.querySelector('summary') ?? [])
  return [...choices, ...titles, ...(window.pressed ? [window.pressed] : [])]
}

/** Makes React take over, at once, the place of an element and everything around it. */
const takeOverAt = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
}

/**
 * Completes the page at Back, before the router changes the address: React would take over the page of the new address.
 * Comes before the router is made, because a window calls its listeners in the order in which they were added.
 */
export const takeOverBeforeBack = (root: HTMLElement): void => {
  addEventListener('popstate', () => {
    for (const heading of root.querySelectorAll('h1')) takeOverAt(heading)
  })
}

/** Shows a page: takes over the one of the document where the build has rendered it, with what was pressed; else renders it. */
export const takeOver = (root: HTMLElement, path: string, page: ReactNode): void => {
  const isPrerendered = root.childElementCount > 0 && root.dataset['page'] === path.replace(/\/$/, '')
  // In a transition React renders, or takes the page over, in pieces, between which the browser answers.
  if (!isPrerendered) {
    const application = createRoot(root)
    startTransition(() => application.render(page))
    return
  }
  if (scrollY > 0 || document.activeElement !== document.body) leaveFocusOnce()
  const pressed = undoPresses(root)
  // A press does not wait.
  startTransition(() => {
    hydrateRoot(root, page)
  })
  for (const element of pressed) {
    // A choice that is already checked when its place is taken over would count as no change.
    takeOverAt(element)
    element.click()
  }
}
