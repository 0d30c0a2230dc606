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

interface ChangeLinkProps extends Pick<AnswerSection, 'step' | 'title'>, Pick<ReviewSectionsProps, 'from'> {
  /** The id of the section, which receives the focus again. */
  readonly id: string
}

/** The link from a section of answers to the step where they can be changed. */
export const ChangeLink = ({ step, title, from, id }: ChangeLinkProps) => {
  const { domain, type } = useWizard().signup
  const section = id === sectionId(step) ? undefined : id
  return (
    <Link to="/open-account/$domain/$type/$step" params={{ domain, type, step }} search={{ from, section }}>
      Change <VisuallyHidden>{title}</VisuallyHidden>
    </Link>
  )
}

/** The id of a section; that of the first one of its step is known to later steps. */
export const idOfSection = (sections: readonly AnswerSection[], { step, title }: AnswerSection): string => {
  const index = sections
    .filter(section => section.step === step)
    .findIndex(section => section.title === title)
  return index > 0 ? `${sectionId(step)}-${index}` : sectionId(step)
}

/** Every answer, with the link to the step where it can be changed. */
export const ReviewSections = ({ sections, from }: ReviewSectionsProps) =>
  sections.map(section => {
    const { title, lines } = section
    const id = idOfSection(sections, section)
    return (
      <div id={id} key={title}>
        <ReviewedAnswers
          title={title}
          lines={lines}
          change={<ChangeLink {...section} from={from} id={id} />}
        />
      </div>
    )
  })
