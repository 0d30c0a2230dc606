/** Whether the next screen leaves focus and scroll position as they are. */
let isLeft = false

/** The page was in use before its scripts had arrived: its first screen moves neither the focus nor the scroll position. */
export const leaveFocusOnce = (): void => {
  isLeft = true
}

/** Whether this screen leaves focus and scroll position as they are. The one after it does not. */
export const leavesFocus = (): boolean => {
  const wasLeft = isLeft
  isLeft = false
  return wasLeft
}
