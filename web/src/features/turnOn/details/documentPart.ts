import type { DocumentId } from '@open-account/domain/requirements/documents'

/** The parts of the turn-on details, from top to bottom. */
export type TurnOnPart = 'turnOn' | 'documents' | 'declarations'

const parts: Readonly<Partial<Record<DocumentId, TurnOnPart>>> = {
  electric_meter_reading: 'turnOn',
  water_meter_reading: 'turnOn',
  gas_meter_reading: 'turnOn',
  gst_reg_cert: 'declarations',
}

/** The part in which a document is uploaded: beside the question that requires it, or with the other documents. */
export const documentPart = (id: DocumentId): TurnOnPart => parts[id] ?? 'documents'
