/** The ids of the parts of a field, from the id of its control. */
export const partIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` })

/** The value of `aria-describedby` for a control: the ids of its hint and its error, if they are shown. */
export const describedBy = (id: string, hasHint: boolean, hasError: boolean): string | undefined => {
  const ids = partIds(id)
  return [hasHint && ids.hint, hasError && ids.error].filter(Boolean).join(' ') || undefined
}
