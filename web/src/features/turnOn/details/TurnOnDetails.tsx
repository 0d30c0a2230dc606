import { isCommercial } from '@open-account/domain/requirements/conditions'
import { isHomeProtectionOffered } from '@open-account/domain/turnOn/homeProtection'
import { UtilitiesChoice } from '../services/UtilitiesChoice.tsx'
import { TurnOnSection } from '../TurnOnSection.tsx'
import type { Timeslots } from '../useTimeslots.ts'
import { documentsShownOn } from '../../documents/documentFieldId.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { Generator } from './Generator.tsx'
import { HomeProtection } from './HomeProtection.tsx'
import { MeterReadings } from './MeterReadings.tsx'
import type { TurnOnDetailsForm } from './turnOnDetailsForm.ts'
import { defaultExport, lazyPart } from '../../../kit/ui/lazy/lazyPart.tsx'
import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { UploadPanel } from '../../documents/UploadPanel.tsx'

const meterPhotos: readonly DocumentId[] = [
  'electric_meter_reading',
  'water_meter_reading',
  'gas_meter_reading',
]

/** The documents of a step with turn-on details, by section. */
const documentParts = (documents: readonly ApplicationDocument[]) => ({
  photos: documents.filter(({ id }) => meterPhotos.includes(id)),
  certificate: documents.filter(({ id }) => id === 'gst_reg_cert'),
  others: documents.filter(({ id }) => !meterPhotos.includes(id) && id !== 'gst_reg_cert'),
})

/** The documents of the step, except meter photos and the GST certificate. */
const Documents = ({ documents }: { readonly documents: readonly ApplicationDocument[] }) =>
  documents.length === 0 ? null : (
    <FieldSection id="documents" title="Documents">
      <UploadPanel documents={documents} />
    </FieldSection>
  )

/** Loaded for commercial premises only. */
const ServicesApplied = lazyPart(() => import('./ServicesApplied.tsx'), defaultExport)

interface TurnOnDetailsProps {
  readonly form: TurnOnDetailsForm
  readonly timeslots: Timeslots
}

/** The turn-on details: services, date, timeslot, and the readings and documents that the date requires. */
export const TurnOnDetails = ({ form, timeslots }: TurnOnDetailsProps) => {
  const { step, facts } = useWizard()
  const documents = documentParts(documentsShownOn(step, facts))
  return (
    <>
      {isCommercial(facts) ? <ServicesApplied /> : <UtilitiesChoice title="Services applied for" />}
      <TurnOnSection timeslots={timeslots} />
      <MeterReadings form={form} photos={documents.photos} />
      <Documents documents={documents.others} />
      <Generator form={form} certificate={documents.certificate} />
      {isHomeProtectionOffered(facts) && <HomeProtection form={form} />}
    </>
  )
}
