import { TextArea, type TextAreaProps } from '../ui/field/TextArea.tsx'
import { type Bound, useBoundField } from './useBoundField.ts'

/** Several lines of text of the form. */
export const BoundTextArea = (props: Omit<TextAreaProps, Bound>) => (
  <TextArea {...props} {...useBoundField<string>()} />
)
