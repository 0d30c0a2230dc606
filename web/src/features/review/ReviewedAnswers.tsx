import type { ReactNode } from 'react'
import { Answers } from '../../kit/ui/answers/Answers.tsx'
import { ServiceList } from '../../kit/ui/service/ServiceList.tsx'
import type { AnswerLine } from '../../session/handover/answerSection.ts'

interface ReviewedAnswersProps {
  readonly title: string
  readonly lines: readonly AnswerLine[]
  readonly change?: ReactNode
}

/** Answers as text, on the review and on the receipt. */
export const ReviewedAnswers = ({ title, lines, change }: ReviewedAnswersProps) => (
  <Answers
    title={title}
    change={change}
    answers={lines.map(({ term, value, services, tag }) => ({
      term,
      value: services ? <ServiceList services={services} /> : value,
      tag,
    }))}
  />
)
