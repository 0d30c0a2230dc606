/** The attribute of the root element during a redirect to another service. */
export const redirectMark = 'data-redirecting'

/**
 * Marks the start or the end of a redirect to another service. The session cannot be ended by hand during a redirect.
 */
export const markRedirect = (running: boolean): boolean =>
  document.documentElement.toggleAttribute(redirectMark, running)
