import type { Service } from '@open-account/domain/application/codes'
import type { DocumentId } from '@open-account/domain/requirements/documents'

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
