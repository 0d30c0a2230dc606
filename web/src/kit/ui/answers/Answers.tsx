import { type ReactNode, useId } from 'react'
import css from './Answers.module.css'

/** A word or two about where a value comes from or how it stands, such as 'From Myinfo' or 'Verified'. */
export const Tag = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['tagTag']}>{children}</span>
)

export interface Answer {
  readonly term: string
  /** Line breaks in a string are kept. */
  readonly value: ReactNode
  /** Such as 'From Myinfo' or 'Verified'. */
  readonly tag?: string | undefined
}

interface AnswersProps {
  readonly title: string
  readonly answers: readonly Answer[]
  /** The link back to where these were given; it names the section for those who listen. */
  readonly change?: ReactNode
}

/** What the applicant has answered, to be checked or kept. */
export const Answers = ({ title, answers, change }: AnswersProps) => {
  const id = useId()
  return (
    <section className={css['answers']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{title}</h2>
        {change}
      </div>
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
