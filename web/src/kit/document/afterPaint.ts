/** The longest wait for a frame, in milliseconds: a page in the background has none. */
const longestWait = 100

/** Resolves once the next frame is painted, for work that would delay what a press shows. */
export const afterPaint = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, longestWait)
    requestAnimationFrame(() => setTimeout(resolve))
  })
