/** The general dialog of both documents: title and text. */
export const generalError = {
  title: 'Error',
  text: 'Sorry, there was a problem occured. Please try again later.',
} as const
