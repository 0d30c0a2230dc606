import type { LayoutName } from './layouts.ts'
import type { TypedField } from './typedField.ts'

const byMode: Readonly<Record<string, LayoutName>> = {
  numeric: 'numbers',
  decimal: 'numbers',
  tel: 'numbers',
  email: 'email',
}
const byType: Readonly<Record<string, LayoutName>> = { number: 'numbers', tel: 'numbers', email: 'email' }

/** The keys that a field asks for by its inputmode, or else by its type. */
export const layoutOf = ({ inputMode, type }: Pick<TypedField, 'inputMode' | 'type'>): LayoutName =>
  byMode[inputMode] ?? byType[type] ?? 'text'
