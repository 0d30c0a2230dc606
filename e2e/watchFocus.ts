import type { Page } from '@playwright/test'

/**
 * How long the focus may be on the page after a press, while the next screen is rendered: on a machine with other work that
 * takes more than a second. Milliseconds.
 */
const longest = 3_000

/**
 * Runs in the page. Reports a press on a control after which the focus is on the page itself: when something else is
 * pressed, or after a while. A press beside every control takes the focus away by itself and does not count.
 */
const reportLostFocus = (limit: number) => {
  const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex]'
  let pressed: string | null = null
  let lostAt: number | null = null
  let focused: Element | null = null
  const report = () => {
    // The type of the page's window does not have the function that Playwright adds.
    const { lostFocus } = window as unknown as { readonly lostFocus: (name: string) => void }
    if (pressed !== null) lostFocus(pressed)
    pressed = null
    lostAt = null
  }
  const nameOf = (control: Element) =>
    `${control.tagName.toLowerCase()} ${control.getAttribute('aria-label') ?? (control.textContent || control.id).trim().slice(0, 60)}`
  const press = (event: Event) => {
    // Two frames without the focus are enough to count when the next press comes.
    if (lostAt !== null && performance.now() - lostAt > 50) report()
    const control = event.target instanceof Element ? event.target.closest(controls) : null
    pressed = control === null ? null : nameOf(control)
    lostAt = null
  }
  /** Whether an element could still have the focus: a test that blurs it, loses nothing. */
  const isFocusable = (element: Element) =>
    element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled, [inert] *')
  const check = () => {
    const isLost =
      document.activeElement === document.body &&
      // Pages of other services have no such root.
      document.querySelector('#root') !== null &&
      focused !== null &&
      !isFocusable(focused)
    if (pressed === null || !isLost) lostAt = null
    else if (lostAt === null) lostAt = performance.now()
    else if (performance.now() - lostAt > limit) report()
  }
  window.addEventListener('pointerdown', press, true)
  window.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Enter' || event.key === ' ') press(event)
    },
    true,
  )
  window.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null
    },
    true,
  )
  // By a timer: a request for each frame would make the browser render all the time.
  setInterval(check, 25)
}

/** Collects the controls of a page whose press has lost the focus. A test with any of them fails. */
export const watchFocus = async (page: Page): Promise<readonly string[]> => {
  const lost: string[] = []
  await page.exposeFunction('lostFocus', (name: string) => lost.push(name))
  await page.addInitScript(reportLostFocus, longest)
  return lost
}
