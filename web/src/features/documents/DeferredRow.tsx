import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { PlainRow } from '../../kit/ui/file/PlainRow.tsx'
import { DocumentMark } from './DocumentMark.tsx'

/** A document that this device cannot upload: it is asked for later, on the applicant's phone. */
export const DeferredRow = ({
  document: { id, label, required },
}: {
  readonly document: ApplicationDocument
}) => (
  <PlainRow mark={<DocumentMark id={id} />} label={label} optional={!required}>
    To be provided on confirmation
  </PlainRow>
)
