/**
 * Ignores the second press of a double press when the first one has put something else under the finger: it was meant for
 * what has gone, so it neither presses the new control nor takes the focus away. The browser counts the presses in one
 * place (`detail`) by the person's own setting of how fast a double press is.
 */
export const ignoreMisplacedPress = (): void => {
  let first: EventTarget | null = null
  let pressed: EventTarget | null = null
  const check = (event: MouseEvent) => {
    const { detail, target, type } = event
    if (type === 'mousedown') {
      pressed = target instanceof Element ? (target.closest('a, button, label, summary') ?? target) : target
      if (detail < 2) first = pressed
    }
    if (detail < 2 || pressed === first) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const press of ['mousedown', 'click'] as const) document.addEventListener(press, check, true)
}
