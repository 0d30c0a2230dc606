/** Focuses the heading of the page, for a focus that has no other place. Does not scroll. */
export const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true })
