/** What the document carries while it is on its way to a page of another service. */
export const redirectMark = 'data-redirecting'

/** Says that the applicant is on the way to a page of another service, or not any more: nothing ends the session then. */
export const markRedirect = (running: boolean): boolean =>
  document.documentElement.toggleAttribute(redirectMark, running)
