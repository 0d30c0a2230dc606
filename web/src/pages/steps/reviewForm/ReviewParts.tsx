import { documentsOnStep } from '@open-account/domain/requirements/documentSteps'
import { isCommercial, isCompany, isSignatureRequired } from '@open-account/domain/requirements/conditions'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { ReactNode } from 'react'
import type { DepositForm } from '../../../features/deposit/depositForm.ts'
import { LazyDeposit } from '../../../features/deposit/LazyDeposit.tsx'
import { documentFieldId } from '../../../features/documents/documentFieldId.ts'
import { answerSections } from '../../../features/review/answerSections.ts'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import { ReviewedAnswers } from '../../../features/review/ReviewedAnswers.tsx'
import { ChangeLink, idOfSection } from '../../../features/review/ReviewSections.tsx'
import { openPhoneRequest } from '../../../features/signature/phoneRequest.ts'
import { TurnOnDetails } from '../../../features/turnOn/details/TurnOnDetails.tsx'
import type { TurnOnDetailsForm } from '../../../features/turnOn/details/turnOnDetailsForm.ts'
import type { Timeslots } from '../../../features/turnOn/useTimeslots.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { FoldingPart } from '../../../kit/ui/fold/FoldingPart.tsx'
import { depositAmount } from '../../../session/draftSelectors.ts'
import { shownDate, spokenTimeslot, turnOnTexts } from '../../../session/labels/dateLabels.ts'
import { documentByPhone, usePhoneUse } from '../../../session/phoneUse.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { AnswerSection } from '../../../session/handover/answerSection.ts'
import type { ReviewingStep } from '../../../session/stepSearch.ts'
import { partOf, type ReviewPart } from './reviewNeeds.ts'

/** The parts with questions, from top to bottom. */
const parts = [
  'deposit',
  'turnOn',
  'documents',
  'declarations',
  'form',
] as const satisfies readonly ReviewPart[]

const titles: Readonly<Record<ReviewPart, string>> = {
  deposit: 'Security deposit calculation',
  turnOn: 'Services and turn-on date',
  documents: 'Documents',
  declarations: 'Declarations',
  form: 'Application form',
}

/** The answers of a part in one line, as far as they are known; its files follow. */
const summaries: Readonly<Record<ReviewPart, (reviewed: Reviewed) => string>> = {
  deposit: ({ draft: { security_deposit: deposit } }) => {
    const amount = depositAmount(deposit)
    return [deposit.selected_premises, amount === null ? '' : formatDollars(amount)]
      .filter(text => text !== '')
      .join(', ')
  },
  turnOn: ({ draft }) => turnOnTexts(draft, spokenTimeslot).join(', '),
  documents: () => '',
  declarations: ({ facts }) => `${facts.generatorDeclared ? 'An' : 'No'} embedded electricity generator`,
  form: ({ draft, facts }) => {
    if (!isCompany(facts)) return 'A copy to print, if you want one'
    if (facts.signed) return `Signed ${shownDate(draft.review.signed_at)}`
    if (!isSignatureRequired(facts)) return 'Print it, sign it, and upload it on the next step'
    return ''
  },
}

/** The answers that name a section: the address, or the first two. */
const summaryOf = ({ step, lines }: AnswerSection): string =>
  lines
    .slice(0, step === 'premises' ? 1 : 2)
    .map(({ value }) => value)
    .join(', ')

/** What is needed, without the explanation after it. */
const nameOf = ({ text }: Need): string =>
  text
    .split(':', 1)
    .join()
    .replace(/ is required$/, '')

interface ReviewPartsProps {
  readonly form: DepositForm & TurnOnDetailsForm
  readonly step: ReviewingStep
  readonly reviewed: Reviewed
  readonly timeslots: Timeslots
  /** Everything that is still needed, in any order. */
  readonly needs: readonly Need[]
  /** The errors that are shown at the fields. */
  readonly errors: readonly Need[]
  /** Content of the part of the declarations. */
  readonly agreement?: ReactNode
  /** The content of the last part. */
  readonly applicationForm?: ReactNode
}

/**
 * A review with questions, in parts that fold: the answers of earlier steps, and the questions. The first part that
 * needs something is open, and so is one that receives from a phone; the next one opens as soon as one is done.
 */
export const ReviewParts = ({
  form,
  step,
  reviewed,
  timeslots,
  needs,
  errors,
  agreement,
  applicationForm,
}: ReviewPartsProps) => {
  const { flags } = useWizard()
  const { facts } = reviewed
  const phoneUse = usePhoneUse()
  const answered = answerSections(reviewed).filter(section => section.step !== step)
  // A form on paper is nothing that the service requires on this step.
  const isFormOnPaper = !isSignatureRequired(facts)
  const isIn =
    (part: ReviewPart) =>
    ({ id }: Need) =>
      partOf(id, facts) === part
  const next = parts.find(part => needs.some(isIn(part)))
  const documentsIn = (part: ReviewPart) =>
    documentsOnStep(step, facts).filter(({ id }) => partOf(documentFieldId(id), facts) === part)
  const isPhoneUsedIn = (part: ReviewPart) =>
    part === 'form'
      ? openPhoneRequest(reviewed) !== null
      : documentsIn(part).some(({ id }) => phoneUse === documentByPhone(id))
  const mattersOf = (part: ReviewPart) => {
    if (errors.some(isIn(part))) return 'wrong'
    const isFormToPrint = isFormOnPaper && isCompany(facts) && flags.kind !== 'unread'
    const isOpened =
      part === next || (part === 'form' && isFormToPrint) || (phoneUse !== null && isPhoneUsedIn(part))
    return isOpened ? 'next' : 'not'
  }
  const summaryIn = (part: ReviewPart) =>
    [
      summaries[part](reviewed),
      ...documentsIn(part).flatMap(({ id, label }) =>
        (reviewed.draft.documents[id] ?? []).map(({ filename }) => `${label}: ${filename}`),
      ),
    ]
      .filter(text => text !== '')
      .join(', ')
  const frame = (part: ReviewPart, content: ReactNode) => (
    <FoldingPart
      key={part}
      title={part === 'declarations' && agreement ? 'Declarations and terms' : titles[part]}
      summary={summaryIn(part)}
      needs={part === 'form' && isFormOnPaper ? undefined : needs.filter(isIn(part)).map(nameOf)}
      matters={mattersOf(part)}
    >
      {content}
    </FoldingPart>
  )
  return (
    <>
      {answered.map(section => {
        const id = idOfSection(answered, section)
        return (
          <FoldingPart
            key={section.title}
            id={id}
            title={section.title}
            summary={summaryOf(section)}
            needs={[]}
            change={<ChangeLink {...section} from={step} id={id} />}
          >
            <ReviewedAnswers {...section} />
          </FoldingPart>
        )
      })}
      {isCommercial(facts) && frame('deposit', <LazyDeposit form={form} />)}
      <TurnOnDetails form={form} timeslots={timeslots} frame={frame} agreement={agreement} />
      {applicationForm && frame('form', applicationForm)}
    </>
  )
}
