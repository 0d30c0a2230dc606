/**
 * An inline script of every document, before its root: sets the mode before the first paint, as style sheets need it, and
 * remembers the last button that is pressed (`takeOver.tsx`). The page is hidden until `showPage.ts` shows it.
 */
import { currentMode, isMode } from '../../session/mode.ts'

const root = document.documentElement

/** Reading throws in a browser without storage, which the application then reports. */
const storedMode = () => {
  try {
    return currentMode()
  } catch {
    return 'normal'
  }
}

const requested = new URLSearchParams(location.search).get('mode')
root.dataset['mode'] = isMode(requested) ? requested : storedMode()
root.hidden = true
history.scrollRestoration = 'manual'
addEventListener(
  'click',
  ({ target }) => {
    window.pressed = target instanceof Element ? target.closest('button') : null
  },
  true,
)
