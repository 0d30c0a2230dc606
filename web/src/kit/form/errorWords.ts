/** The words of one error, which may be a text, an issue with a message, or a list of either. */
const wordsOf = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error || undefined
  if (Array.isArray(error)) return errorWords(error)
  if (typeof error === 'object' && error !== null && 'message' in error) return wordsOf(error.message)
  return undefined
}

/** The words of the first error that has any: the form library hands on texts, issues and lists of them. */
export const errorWords = (errors: readonly unknown[]): string | undefined => {
  for (const error of errors) {
    const words = wordsOf(error)
    if (words !== undefined) return words
  }
  return undefined
}
