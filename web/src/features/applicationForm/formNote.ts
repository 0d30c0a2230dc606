import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isCompany, isSignatureRequired } from '@open-account/domain/requirements/conditions'

/** What is done with the form, in words of ours. */
export const formNote = (facts: ApplicationFacts): string => {
  if (!isCompany(facts)) return 'See the whole application as a form, and print a copy if you want one.'
  return isSignatureRequired(facts)
    ? 'See the whole application as a form, and sign it here on screen.'
    : 'See the whole application as a form, and print it. Sign it, with the company stamp if available, and upload it on the next step.'
}
