import { Link } from '@tanstack/react-router'
import type { AnswerSection } from '../../review/answerSection.ts'
import { ReviewedAnswers } from '../../review/ReviewedAnswers.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { useWizard } from '../../wizard/useWizard.ts'

/** Where the section of a step stands on the page. */
export const sectionId = (step: string): string => `answers-${step}`

/** Every answer, with the way to where it is changed; from there Next comes back here. */
export const ReviewSections = ({ sections }: { readonly sections: readonly AnswerSection[] }) => {
  const { signup } = useWizard()
  const { domain, type } = signup
  return sections.map(({ step, title, lines }) => (
    <div id={sectionId(step)} key={title}>
      <ReviewedAnswers
        title={title}
        lines={lines}
        change={
          <Link
            to="/open-account/$domain/$type/$step"
            params={{ domain, type, step }}
            search={{ from: 'confirmation' }}
          >
            Change <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        }
      />
    </div>
  ))
}
