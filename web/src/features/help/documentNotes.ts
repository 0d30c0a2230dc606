import type { DocumentId } from '@open-account/domain/requirements/documents'

/** What a document is, where its name does not say it. Ours. */
export const documentNotes: Readonly<Partial<Record<DocumentId, string>>> = {
  poo: 'such as the property tax bill or the sale and purchase agreement',
  pooop: 'such as the tenancy agreement or the property tax bill',
  bizfile: 'the soft copy from the company registry',
  loa: 'if the representative is not a director or the owner',
  application_form: 'printed, signed and stamped',
  npop: 'such as a map, a photo or an approval',
}
