export type TypedField = HTMLInputElement | HTMLTextAreaElement

const typedInto = ['text', 'email', 'tel', 'url', 'search', 'password', 'number']

/** The element if it is an enabled text field, or null. */
export const typedField = (target: EventTarget | null): TypedField | null => {
  const isTyped =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && typedInto.includes(target.type))
  return isTyped && !target.disabled && !target.readOnly ? target : null
}

interface Edit {
  readonly inputType: 'insertText' | 'insertLineBreak' | 'deleteContentBackward'
  readonly data: string | null
}

/** The range that an edit replaces: the selection or, when erasing without one, the letter before the cursor. */
const rangeOf = (field: TypedField, erases: boolean) => {
  const { value } = field
  // Some types, such as email, have no selection: text is added at their end.
  const start = field.selectionStart ?? value.length
  const end = field.selectionEnd ?? value.length
  const lastLetter = Array.from(value.slice(0, start)).at(-1) ?? ''
  return { start: erases && start === end ? start - lastLetter.length : start, end }
}

/** Sets the value with the browser's setter, not React's, so that React treats the next event as typing. */
const write = (field: TypedField, value: string) => {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

const edit = (field: TypedField, { inputType, data }: Edit): void => {
  const init = { bubbles: true, inputType, data }
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return
  const text = inputType === 'insertLineBreak' ? '\n' : (data ?? '')
  const { start, end } = rangeOf(field, data === null && inputType === 'deleteContentBackward')
  const value = field.value.slice(0, start) + text + field.value.slice(end)
  if (value === field.value || (field.maxLength >= 0 && value.length > field.maxLength && text !== '')) return
  const hasSelection = field.selectionStart !== null
  write(field, value)
  if (hasSelection) field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new InputEvent('input', init))
}

/**
 * Types into a field as a keyboard does: replaces the selection, respects the maximum length, dispatches the events
 * of typing.
 */
export const typeInto = (field: TypedField, text: string): void =>
  edit(field, { inputType: 'insertText', data: text })

export const breakLine = (field: TypedField): void =>
  edit(field, { inputType: 'insertLineBreak', data: null })

/** Deletes the selection, or the letter before the cursor. */
export const erase = (field: TypedField): void =>
  edit(field, { inputType: 'deleteContentBackward', data: null })
