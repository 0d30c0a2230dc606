import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isCompany, isSignatureRequired } from '@open-account/domain/requirements/conditions'

/**
 * The words of what shows the form to be signed or printed. A company is told which of the two comes next; a person has
 * nothing to sign. Source: document 2, section 2; C-005.
 */
export const formControlWords = (facts: ApplicationFacts): string => {
  if (!isCompany(facts)) return 'Preview and Print'
  return isSignatureRequired(facts) ? 'Review and Sign' : 'Review and Print'
}
