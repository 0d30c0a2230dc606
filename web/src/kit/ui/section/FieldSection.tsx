import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Note } from '../text/text.tsx'
import { WholeWords } from '../text/WholeWords.tsx'
import css from './section.module.css'

interface FieldSectionProps {
  readonly id?: string | undefined
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A group of questions under one heading: the heading is the legend, so that every control says where it belongs. */
export const FieldSection = ({ id, title, note, children }: FieldSectionProps) => (
  <fieldset className={css['section']} id={id}>
    <legend className={classNames(css['heading'], css['legend'])}>
      <h2>
        <WholeWords>{title}</WholeWords>
      </h2>
    </legend>
    {note && (
      <div className={css['note']}>
        <Note>{note}</Note>
      </div>
    )}
    {children}
  </fieldset>
)
