import { Link } from '@tanstack/react-router'
import type { ReviewingStep } from '../../session/stepSearch.ts'
import { VisuallyHidden } from '../../kit/ui/text/text.tsx'
import { useWizard } from '../../session/useWizard.ts'
import type { AnswerSection } from '../../session/handover/answerSection.ts'
import { ReviewedAnswers } from './ReviewedAnswers.tsx'
import { sectionId } from '../../session/labels/stepTitles.ts'

interface ReviewSectionsProps {
  readonly sections: readonly AnswerSection[]
  /** The step that shows them; from where they are changed, Next comes back to it. */
  readonly from: ReviewingStep
}

/** Every answer, with the link to the step where it can be changed. */
export const ReviewSections = ({ sections, from }: ReviewSectionsProps) => {
  const { signup } = useWizard()
  const { domain, type } = signup
  const isFirst = (index: number) =>
    sections.findIndex(({ step }) => step === sections[index]?.step) === index
  return sections.map(({ step, title, lines }, index) => (
    <div id={isFirst(index) ? sectionId(step) : undefined} key={title}>
      <ReviewedAnswers
        title={title}
        lines={lines}
        change={
          <Link to="/open-account/$domain/$type/$step" params={{ domain, type, step }} search={{ from }}>
            Change <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        }
      />
    </div>
  ))
}
