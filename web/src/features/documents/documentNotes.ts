import type { DocumentId } from '@open-account/domain/requirements/documents'

/**
 * What is said of documents whose name does not say enough, in words of ours. Source: document 2, sections 5 and 6;
 * C-076.
 */
export const documentNotes: Readonly<Partial<Record<DocumentId, string>>> = {
  application_form:
    'The form that you have printed from the review, signed, with the company stamp if available.',
  loa: 'If the representative is not the director, a letter of authorisation must be submitted.',
  eil: 'For an electricity load above 45 kVA.',
}
