import type { MeteredService } from '@open-account/domain/turnOn/meterReadings'
import { meterReadingFields, meterReadingsNeeded } from '@open-account/domain/turnOn/meterReadings'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { UploadPanel } from '../../uploadPanel/UploadPanel.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { readingLabels } from '../turnOnDetailsLabels.ts'
import type { TurnOnDetailsForm } from './turnOnDetailsForm.ts'

interface MeterReadingsProps {
  readonly form: TurnOnDetailsForm
  /** The required photos. */
  readonly photos: readonly ApplicationDocument[]
}

const units: Readonly<Record<MeteredService, string>> = { electricity: 'kWh', water: 'm³', gas: 'kWh' }

/** The meter readings, when the date requires them: a number and a photo of each. */
export const MeterReadings = ({ form, photos }: MeterReadingsProps) => {
  const { facts } = useWizard()
  const needed = meterReadingsNeeded(facts)
  if (needed.length === 0) return null
  return (
    <FieldSection
      title="Meter readings"
      note="This date needs the reading of each meter: the number it shows, and a photo of it."
    >
      <Row>
        {needed.map(service => (
          <form.AppField name={`review.${meterReadingFields[service]}`} key={service}>
            {field => (
              <field.TextField
                label={readingLabels[meterReadingFields[service]]}
                hint={`Number on the meter, in ${units[service]}`}
                inputMode="decimal"
                autoComplete="off"
                wide={4}
              />
            )}
          </form.AppField>
        ))}
      </Row>
      <UploadPanel documents={photos} />
    </FieldSection>
  )
}
