import type { DocumentId } from '@open-account/domain/requirements/documents'
import { Mark } from '../../kit/ui/service/Mark.tsx'
import { ServiceMark } from '../../kit/ui/service/ServiceMark.tsx'
import type { Service } from '@open-account/domain/application/codes'

const services: Readonly<Partial<Record<DocumentId, Service>>> = {
  electric_meter_reading: 'electricity',
  water_meter_reading: 'water',
  gas_meter_reading: 'gas',
  eil: 'electricity',
  sp_pwrgrd_quot: 'electricity',
  pub_wat_quot: 'water',
}

/** The one service that a document belongs to; undefined where it belongs to none. */
export const serviceOfDocument = (id: DocumentId): Service | undefined => services[id]

/** The mark of the service a document belongs to, else a sheet of paper. */
export const DocumentMark = ({ id }: { readonly id: DocumentId }) => {
  const service = serviceOfDocument(id)
  return service === undefined ? <Mark icon="document" /> : <ServiceMark service={service} />
}
