import type { FieldTexts } from './Field.tsx'

/** Splits the props of a field into those of `Field` and those of the native control. */
export const splitFieldProps = <P extends FieldTexts>(props: P) => {
  const { id, label, hint, error, optional, wide, narrow, ...control } = props
  return { fieldProps: { id, label, hint, error, optional, wide, narrow }, control }
}
