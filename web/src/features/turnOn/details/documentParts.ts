import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'

const meterPhotos: readonly DocumentId[] = [
  'electric_meter_reading',
  'water_meter_reading',
  'gas_meter_reading',
]

/** The documents of a step with turn-on details by the section they stand in. */
export const documentParts = (documents: readonly ApplicationDocument[]) => ({
  photos: documents.filter(({ id }) => meterPhotos.includes(id)),
  certificate: documents.filter(({ id }) => id === 'gst_reg_cert'),
  others: documents.filter(({ id }) => !meterPhotos.includes(id) && id !== 'gst_reg_cert'),
})
