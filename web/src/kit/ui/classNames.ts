/** Joins class names and skips what is false, null, undefined or empty. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
