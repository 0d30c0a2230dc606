import { type ReactNode, use, useId } from 'react'
import { PartTitle } from '../section/PartTitle.ts'
import css from './Answers.module.css'

/** The source or status of a value, such as 'From Myinfo' or 'Verified'. */
export const Tag = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['tagTag']}>{children}</span>
)

export interface Answer {
  readonly term: string
  /** Line breaks in a string are shown. */
  readonly value: ReactNode
  /** Such as 'From Myinfo' or 'Verified'. */
  readonly tag?: string | undefined
}

interface AnswersProps {
  readonly title: string
  readonly answers: readonly Answer[]
  /** The link back to the step of these answers; its accessible name contains the section. */
  readonly change?: ReactNode
}

/** The answers of a section, for the review or the receipt. */
export const Answers = ({ title, answers, change }: AnswersProps) => {
  const id = useId()
  const part = use(PartTitle)
  const Heading = part === null ? 'h2' : 'h3'
  return (
    <section className={css['answers']} aria-labelledby={part === title ? undefined : id}>
      {part !== title && (
        <div className={css['head']}>
          <Heading id={id}>{title}</Heading>
          {change}
        </div>
      )}
      <dl>
        {answers.map(({ term, value, tag }) => (
          <div className={css['row']} key={term}>
            <dt className={css['term']}>{term}</dt>
            <dd className={css['value']}>
              {value}
              {tag && (
                <span className={css['tag']}>
                  <Tag>{tag}</Tag>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
