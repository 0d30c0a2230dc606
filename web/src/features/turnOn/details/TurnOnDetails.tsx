import { isCommercial } from '@open-account/domain/requirements/conditions'
import { isHomeProtectionOffered } from '@open-account/domain/turnOn/homeProtection'
import { UtilitiesChoice } from '../services/UtilitiesChoice.tsx'
import { TurnOnSection } from '../TurnOnSection.tsx'
import type { Timeslots } from '../useTimeslots.ts'
import { documentsShownOn } from '../../documents/documentFieldId.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { documentsOnStep } from '@open-account/domain/requirements/documentSteps'
import { UploadByPhone } from '../../kioskUpload/UploadByPhone.tsx'
import { documentPart, type TurnOnPart } from './documentPart.ts'
import { Generator } from './Generator.tsx'
import { HomeProtection } from './HomeProtection.tsx'
import { MeterReadings } from './MeterReadings.tsx'
import type { TurnOnDetailsForm } from './turnOnDetailsForm.ts'
import { defaultExport, lazyPart } from '../../../kit/ui/lazy/lazyPart.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { UploadPanel } from '../../uploadPanel/UploadPanel.tsx'
import { Fragment, type ReactNode } from 'react'

/** Loaded for commercial premises only. */
const ServicesApplied = lazyPart(() => import('./ServicesApplied.tsx'), defaultExport)

interface TurnOnDetailsProps {
  readonly form: TurnOnDetailsForm
  readonly timeslots: Timeslots
  /** Frames a part; by default the parts follow each other without a frame. */
  readonly frame?: (part: TurnOnPart, content: ReactNode) => ReactNode
  /** Content at the end of the declarations. */
  readonly agreement?: ReactNode
}

/** The turn-on details: services, date, timeslot, and the readings and documents that the date requires. */
export const TurnOnDetails = ({
  form,
  timeslots,
  frame = (part, content) => <Fragment key={part}>{content}</Fragment>,
  agreement,
}: TurnOnDetailsProps) => {
  const { step, facts, capabilities } = useWizard()
  const shown = documentsShownOn(step, facts)
  const documentsOf = (part: TurnOnPart) => shown.filter(({ id }) => documentPart(id) === part)
  const documents = documentsOf('documents')
  const isByPhone = !capabilities.uploadsHere && documentsOnStep(step, facts).length > 0
  return (
    <>
      {frame(
        'turnOn',
        <>
          {isCommercial(facts) ? <ServicesApplied /> : <UtilitiesChoice title="Services applied for" />}
          <TurnOnSection timeslots={timeslots} />
          <MeterReadings form={form} photos={documentsOf('turnOn')} />
        </>,
      )}
      {(documents.length > 0 || isByPhone) &&
        frame(
          'documents',
          <>
            {documents.length > 0 && (
              <FieldSection id="documents" title="Documents">
                <UploadPanel documents={documents} />
              </FieldSection>
            )}
            <UploadByPhone facts={facts} />
          </>,
        )}
      {frame(
        'declarations',
        <>
          <Generator form={form} certificate={documentsOf('declarations')} />
          {isHomeProtectionOffered(facts) && <HomeProtection form={form} />}
          {agreement}
        </>,
      )}
    </>
  )
}
