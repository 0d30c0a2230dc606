/** The ids of the parts of a field, all made from the id of its control. */
export const partIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` })

/** What `aria-describedby` says of a control: its hint and its error, as far as they stand there. */
export const describedBy = (id: string, hasHint: boolean, hasError: boolean): string | undefined => {
  const ids = partIds(id)
  return [hasHint && ids.hint, hasError && ids.error].filter(Boolean).join(' ') || undefined
}
