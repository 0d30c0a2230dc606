export type TypedField = HTMLInputElement | HTMLTextAreaElement

const typedInto = ['text', 'email', 'tel', 'url', 'search', 'password', 'number']

/** A field that takes typing, or null: not a checkbox, not a file, not one that is locked. */
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

/** What the selection is replaced with, and where it begins; without a selection, erasing takes the letter before it. */
const rangeOf = (field: TypedField, erases: boolean) => {
  const { value } = field
  // Some types, such as email, tell of no selection: they are typed into at their end.
  const start = field.selectionStart ?? value.length
  const end = field.selectionEnd ?? value.length
  const lastLetter = Array.from(value.slice(0, start)).at(-1) ?? ''
  return { start: erases && start === end ? start - lastLetter.length : start, end }
}

/** Writes past React's own copy of the value, as a browser does, so that React takes the event after it for typing. */
const write = (field: TypedField, value: string) => {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

const edit = (field: TypedField, { inputType, data }: Edit): void => {
  const tells = { bubbles: true, inputType, data }
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...tells, cancelable: true }))) return
  const text = inputType === 'insertLineBreak' ? '\n' : (data ?? '')
  const { start, end } = rangeOf(field, data === null && inputType === 'deleteContentBackward')
  const value = field.value.slice(0, start) + text + field.value.slice(end)
  if (value === field.value || (field.maxLength >= 0 && value.length > field.maxLength && text !== '')) return
  const knowsSelection = field.selectionStart !== null
  write(field, value)
  if (knowsSelection) field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new InputEvent('input', tells))
}

/** Types into a field as a keyboard does: over what is selected, within its length, with the events of typing. */
export const typeInto = (field: TypedField, text: string): void =>
  edit(field, { inputType: 'insertText', data: text })

export const breakLine = (field: TypedField): void =>
  edit(field, { inputType: 'insertLineBreak', data: null })

/** Takes away what is selected, or the letter before the cursor. */
export const erase = (field: TypedField): void =>
  edit(field, { inputType: 'deleteContentBackward', data: null })
