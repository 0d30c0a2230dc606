import { answers } from './examples/answers.tsx'
import { boundFields } from './examples/boundFields.tsx'
import { buttons } from './examples/buttons.tsx'
import { choices } from './examples/choices.tsx'
import { dates } from './examples/dates.tsx'
import { dialogs } from './examples/dialogs.tsx'
import { feedback } from './examples/feedback.tsx'
import { fields } from './examples/fields.tsx'
import { files } from './examples/files.tsx'
import { frame } from './examples/frame.tsx'
import { iconExamples } from './examples/icons.tsx'
import { sections } from './examples/sections.tsx'
import { services } from './examples/services.tsx'
import { texts } from './examples/texts.tsx'
import type { Family } from './example.ts'

/** The families in the order of the page. */
export const families: readonly Family[] = [
  buttons,
  fields,
  choices,
  boundFields,
  dates,
  files,
  dialogs,
  feedback,
  answers,
  services,
  texts,
  iconExamples,
  sections,
  frame,
]
