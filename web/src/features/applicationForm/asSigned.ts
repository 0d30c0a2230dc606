import { isCompanyTypedIn } from '@open-account/domain/requirements/conditions'
import type { Reviewed } from '../review/reviewed.ts'
import { formText } from '../review/formText.ts'
import { useReviewed } from '../review/useReviewed.ts'

/** The application as it stands for the review, where it is signed. */
export const useSignedReview = (): Reviewed => asSigned(useReviewed())

type Signed = Pick<Reviewed, 'draft' | 'facts'>

/** A signature is given for what was read: under a form that says something else, or that nobody asks for, it is void. */
const isSignatureVoid = ({ draft, facts }: Signed): boolean => {
  const { formRead } = draft.signature
  return formRead !== null && (!isCompanyTypedIn(facts) || formRead !== formText({ draft, facts }))
}

/** An application with the signature of its form as it stands: without one that was given for another form. */
export const asSigned = <Application extends Signed>(application: Application): Application => {
  if (!isSignatureVoid(application)) return application
  const { draft, facts } = application
  return {
    ...application,
    draft: { ...draft, review: { ...draft.review, signature_file_id: '', signed_at: '' } },
    facts: { ...facts, signed: false },
  }
}
