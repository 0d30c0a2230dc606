/** The query of an address. Every value is a string, because the token of a kiosk may look like a number. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** The query with its question mark, or empty. Values that are not strings are left out. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
