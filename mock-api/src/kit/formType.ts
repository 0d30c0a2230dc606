/** The content type of a form that a browser posts. */
export const formType = 'application/x-www-form-urlencoded'
