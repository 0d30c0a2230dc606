import type { FieldWords } from './Field.tsx'

/** Parts the props of a field into its words and what goes to the native control. */
export const partFieldWords = <P extends FieldWords>(props: P) => {
  const { id, label, hint, error, optional, wide, narrow, ...control } = props
  return { words: { id, label, hint, error, optional, wide, narrow }, control }
}
