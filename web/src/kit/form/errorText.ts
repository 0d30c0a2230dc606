/** The text of one error, which may be a text, an issue with a message, or a list of either. */
const textOf = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error || undefined
  if (Array.isArray(error)) return errorText(error)
  if (typeof error === 'object' && error !== null && 'message' in error) return textOf(error.message)
  return undefined
}

/** The text of the first error that has one. The form library returns texts, issues and lists of them. */
export const errorText = (errors: readonly unknown[]): string | undefined => {
  for (const error of errors) {
    const text = textOf(error)
    if (text !== undefined) return text
  }
  return undefined
}
