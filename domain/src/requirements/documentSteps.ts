import type { ApplicationFacts } from '../application/facts.ts'
import { modeCapabilities } from '../application/modes.ts'
import { type Step, visibleSteps } from '../flow/flows.ts'
import { indexOfStep } from '../flow/progress.ts'
import { phoneUploadStep, turnOnStep, uploadStep } from '../flow/stepRoles.ts'
import {
  type ApplicationDocument,
  type DocumentId,
  type DocumentSection,
  applicableDocuments,
  requiredDocuments,
} from './documents.ts'

const stepOfSection: Readonly<Record<DocumentSection, (facts: ApplicationFacts) => Step>> = {
  particulars: () => 'particulars',
  turnOn: turnOnStep,
  upload: uploadStep,
}

/** The step on which a document is uploaded: that of its section, or that of the QR panel where the device has no uploads (C-061). */
export const stepOfDocument = (
  { section }: Pick<ApplicationDocument, 'section'>,
  facts: ApplicationFacts,
): Step => (modeCapabilities[facts.mode].uploadsHere ? stepOfSection[section](facts) : phoneUploadStep(facts))

/** The documents on a step, in table order. */
export const documentsOnStep = (step: Step, facts: ApplicationFacts): readonly ApplicationDocument[] =>
  applicableDocuments(facts).filter(document => stepOfDocument(document, facts) === step)

/** The documents of a step that are uploaded through the QR panel of another one: 'To be provided on confirmation'. */
export const documentsDeferredFrom = (step: Step, facts: ApplicationFacts): readonly ApplicationDocument[] =>
  applicableDocuments(facts).filter(
    document => stepOfSection[document.section](facts) === step && stepOfDocument(document, facts) !== step,
  )

/** The required documents that are not uploaded yet; the service checks a submission with the same list. */
export const missingDocuments = (
  facts: ApplicationFacts,
  uploaded: readonly DocumentId[],
): readonly ApplicationDocument[] => requiredDocuments(facts).filter(({ id }) => !uploaded.includes(id))

/** The missing documents of this step and earlier ones; the applicant cannot upload later ones yet. */
export const missingDocumentsUpTo = (
  step: Step,
  facts: ApplicationFacts,
  uploaded: readonly DocumentId[],
): readonly ApplicationDocument[] => {
  const steps = visibleSteps(facts)
  return missingDocuments(facts, uploaded).filter(
    document => indexOfStep(steps, stepOfDocument(document, facts)) <= indexOfStep(steps, step),
  )
}
