import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { useMemo } from 'react'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { Inset } from '../../../kit/ui/section/Inset.tsx'
import { UploadPanel } from '../../uploadPanel/UploadPanel.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { turnOnDetailsLabels as labels } from '../turnOnDetailsLabels.ts'
import type { TurnOnDetailsForm } from './turnOnDetailsForm.ts'
import { yearChoices } from '@open-account/domain/time/yearChoices'

/** The settings of a calendar in which every day of the offered years can be chosen. */
const anyDay = (today: Temporal.PlainDate) => {
  const years = yearChoices(today)
  return {
    today,
    years,
    first: Temporal.PlainDate.from({ year: years[0] ?? today.year, month: 1, day: 1 }),
    last: Temporal.PlainDate.from({ year: years.at(-1) ?? today.year, month: 12, day: 31 }),
    reasonAgainst: () => null,
  }
}

interface GeneratorProps {
  readonly form: TurnOnDetailsForm
  /** The certificate of the GST registration, while it is required. */
  readonly certificate: readonly ApplicationDocument[]
}

/** The declaration of an embedded electricity generator, with its GST registration. */
export const Generator = ({ form, certificate }: GeneratorProps) => {
  const { facts } = useWizard()
  const calendar = useMemo(() => anyDay(serviceToday()), [])
  return (
    <FieldSection title="Embedded electricity generator">
      <form.AppField name="review.check_eeg">
        {field => (
          <field.Checkbox
            label="There is an embedded electricity generator at the premises"
            note="For example solar panels that feed electricity into the grid. We then need your GST registration."
          />
        )}
      </form.AppField>
      {facts.generatorDeclared && (
        <Inset>
          <Row>
            <form.AppField name="review.gst_reg_no">
              {field => (
                <field.TextField
                  label={labels.gst_reg_no}
                  hint="Letters, digits, dash, slash or ampersand"
                  autoComplete="off"
                  wide={6}
                />
              )}
            </form.AppField>
            <form.AppField name="review.gst_reg_date">
              {field => (
                <field.DateField
                  label={labels.gst_reg_date}
                  hint="DD/MM/YYYY"
                  calendar={calendar}
                  autoComplete="off"
                  wide={6}
                />
              )}
            </form.AppField>
          </Row>
          <UploadPanel documents={certificate} />
        </Inset>
      )}
    </FieldSection>
  )
}
