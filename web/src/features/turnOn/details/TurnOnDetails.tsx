import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isCommercial } from '@open-account/domain/requirements/conditions'
import { isHomeProtectionOffered } from '@open-account/domain/turnOn/homeProtection'
import { UtilitiesChoice } from '../services/UtilitiesChoice.tsx'
import { TurnOnSection } from '../TurnOnSection.tsx'
import type { Timeslots } from '../useTimeslots.ts'
import { documentsShownOn } from '../../documents/documentsShownOn.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { documentParts } from './documentParts.ts'
import { Documents } from './Documents.tsx'
import { Generator } from './Generator.tsx'
import { HomeProtection } from './HomeProtection.tsx'
import { MeterReadings } from './MeterReadings.tsx'
import type { TurnOnDetailsForm } from './turnOnDetailsValues.ts'
import { defaultExport, lazyPart } from '../../../kit/ui/lazy/lazyPart.tsx'

/** Commercial only. */
const ServicesApplied = lazyPart(() => import('./ServicesApplied.tsx'), defaultExport)

interface TurnOnDetailsProps {
  readonly form: TurnOnDetailsForm
  /** The facts as they follow from what stands in the form. */
  readonly facts: ApplicationFacts
  readonly timeslots: Timeslots
}

/** What is turned on and when, and what that date needs: the same on whichever step of a flow shows it. */
export const TurnOnDetails = ({ form, facts, timeslots }: TurnOnDetailsProps) => {
  const { step } = useWizard()
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
