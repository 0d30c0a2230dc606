import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { UploadPanel } from '../../documents/UploadPanel.tsx'

/** The documents this application needs besides meter photos and the GST certificate. */
export const Documents = ({ documents }: { readonly documents: readonly ApplicationDocument[] }) =>
  documents.length === 0 ? null : (
    <FieldSection id="documents" title="Documents">
      <UploadPanel documents={documents} />
    </FieldSection>
  )
