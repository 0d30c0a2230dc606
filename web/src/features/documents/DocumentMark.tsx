import type { DocumentId } from '@open-account/domain/requirements/documents'
import { Mark } from '../../kit/ui/service/Mark.tsx'
import { ServiceMark } from '../../kit/ui/service/ServiceMark.tsx'
import { serviceOfDocument } from './serviceOfDocument.ts'

/** The mark of the service a document belongs to, else a sheet of paper. */
export const DocumentMark = ({ id }: { readonly id: DocumentId }) => {
  const service = serviceOfDocument(id)
  return service === undefined ? <Mark icon="document" /> : <ServiceMark service={service} />
}
