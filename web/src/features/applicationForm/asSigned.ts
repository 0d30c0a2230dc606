import { isCompanyTypedIn } from '@open-account/domain/requirements/conditions'
import type { Reviewed } from '../review/reviewed.ts'
import { formText } from '../review/formText.ts'
import { useReviewed } from '../review/useReviewed.ts'

/** The application for the review, with its signature only while that is valid. */
export const useSignedReview = (): Reviewed => asSigned(useReviewed())

type Signed = Pick<Reviewed, 'draft' | 'facts'>

/** Whether a signature is invalid: the form has changed since it was signed, or no form is required any more. */
const isSignatureInvalid = ({ draft, facts }: Signed): boolean => {
  const { formRead } = draft.signature
  return formRead !== null && (!isCompanyTypedIn(facts) || formRead !== formText({ draft, facts }))
}

/** The application without a signature that is invalid. */
export const asSigned = <Application extends Signed>(application: Application): Application => {
  if (!isSignatureInvalid(application)) return application
  const { draft, facts } = application
  return {
    ...application,
    draft: { ...draft, review: { ...draft.review, signature_file_id: '', signed_at: '' } },
    facts: { ...facts, signed: false },
  }
}
