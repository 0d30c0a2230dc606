import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isCompany, isSignatureRequired } from '@open-account/domain/requirements/conditions'

/**
 * The label of the button that opens the form. For a company it contains whether the form is signed or printed; a
 * person has nothing to sign. Source: document 2, section 2; C-005.
 */
export const formButtonLabel = (facts: ApplicationFacts): string => {
  if (!isCompany(facts)) return 'Preview and Print'
  return isSignatureRequired(facts) ? 'Review and Sign' : 'Review and Print'
}
