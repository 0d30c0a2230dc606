import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Note } from '../text/text.tsx'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import css from './section.module.css'

interface FieldSectionProps {
  readonly id?: string | undefined
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A group of questions under a heading, which is the legend of every control. */
export const FieldSection = ({ id, title, note, children }: FieldSectionProps) => (
  <fieldset className={css['section']} id={id}>
    <legend className={classNames(css['heading'], css['legend'])}>
      <h2>
        <UnbrokenText>{title}</UnbrokenText>
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
