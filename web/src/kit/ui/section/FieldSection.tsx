import { type ReactNode, use } from 'react'
import { classNames } from '../classNames.ts'
import { Note } from '../text/text.tsx'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import { PartTitle } from './PartTitle.ts'
import css from './section.module.css'

interface FieldSectionProps {
  readonly id?: string | undefined
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A group of questions under a heading, which is the legend of every control. */
export const FieldSection = ({ id, title, note, children }: FieldSectionProps) => {
  const part = use(PartTitle)
  const Heading = part === null ? 'h2' : 'h3'
  return (
    <fieldset className={css['section']} id={id}>
      {part !== title && (
        <legend className={classNames(css['heading'], css['legend'])}>
          <Heading>
            <UnbrokenText>{title}</UnbrokenText>
          </Heading>
        </legend>
      )}
      {note && (
        <div className={css['note']}>
          <Note>{note}</Note>
        </div>
      )}
      {children}
    </fieldset>
  )
}
