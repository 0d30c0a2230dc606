import type { Service } from '@open-account/domain/application/codes'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { Mark } from '../ui/service/Mark.tsx'
import { ServiceMark } from '../ui/service/ServiceMark.tsx'

/** The documents that belong to one service. */
const services: Readonly<Partial<Record<DocumentId, Service>>> = {
  electric_meter_reading: 'electricity',
  water_meter_reading: 'water',
  gas_meter_reading: 'gas',
  eil: 'electricity',
  sp_pwrgrd_quot: 'electricity',
  pub_wat_quot: 'water',
}

/** The mark of the service a document belongs to, else a sheet of paper. */
export const DocumentMark = ({ id }: { readonly id: DocumentId }) => {
  const service = services[id]
  return service === undefined ? <Mark icon="document" /> : <ServiceMark service={service} />
}
