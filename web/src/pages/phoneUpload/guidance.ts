import type { DocumentId } from '@open-account/domain/requirements/documents'

const meter = 'Show the whole face of the meter. All figures should be sharp.'

const special: Readonly<Partial<Record<DocumentId, string>>> = {
  electric_meter_reading: meter,
  water_meter_reading: meter,
  gas_meter_reading: meter,
}

/** How a photo of a document is taken well. */
export const guidanceFor = (id: DocumentId): string =>
  special[id] ?? 'Fill the frame. All four corners should show.'
