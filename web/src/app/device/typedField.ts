export type TypedField = HTMLInputElement | HTMLTextAreaElement

const typedInto = ['text', 'email', 'tel', 'url', 'search', 'password', 'number']

/** A field that takes typing, or null: not a checkbox, not a file, not one that is locked. */
export const typedField = (target: EventTarget | null): TypedField | null => {
  const isTyped =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && typedInto.includes(target.type))
  return isTyped && !target.disabled && !target.readOnly ? target : null
}
