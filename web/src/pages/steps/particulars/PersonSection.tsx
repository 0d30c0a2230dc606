import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import type { LockableField } from '../../../session/lockableFields.ts'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import {
  labelOf,
  optionsOf,
  raceLabels,
  salutationLabels,
} from '../../../session/labels/particularsChoices.ts'
import { Lockable } from '../../../features/applicant/Lockable.tsx'
import { particularsLabels as labels } from '../../../session/labels/particularsLabels.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { shownDate } from '../../../session/labels/dateLabels.ts'
import type { ParticularsFormApi } from './useParticularsForm.ts'
import { firstYear, yearChoices } from '@open-account/domain/time/yearChoices'
import { titleCase } from '@open-account/domain/text/titleCase'

const reasonAgainst = (today: Temporal.PlainDate) => (date: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(date, today) > 0 ? 'This day is still to come.' : null

/** The calendar settings for a date in the past: a birth, the issue of a card (C-162). */
const pastCalendar = (today: Temporal.PlainDate) => ({
  today,
  first: new Temporal.PlainDate(firstYear, 1, 1),
  last: today,
  years: yearChoices(today, 0),
  reasonAgainst: reasonAgainst(today),
})

interface PersonSectionProps {
  readonly form: ParticularsFormApi
  readonly locked: readonly LockableField[]
  /** Called on blur of the NRIC or FIN. */
  readonly onNumberBlur: (entered: string) => void
}

const dateHint = 'For example 27/03/1990'

/** The fields of the person. */
export const PersonSection = ({ form, locked, onNumberBlur }: PersonSectionProps) => {
  const { facts } = useWizard()
  const calendar = pastCalendar(serviceToday())
  return (
    <FieldSection title="About you">
      <form.AppField name="personal_information.salutation">
        {field => (
          <field.RadioField label={labels.salutation} options={optionsOf(salutationLabels)} columns="five" />
        )}
      </form.AppField>
      <Row>
        <form.AppField name="personal_information.name">
          {field => (
            <Lockable locked={locked.includes('name')} label={labels.name} shown={titleCase} wide={6}>
              <field.TextField
                label={labels.name}
                hint="As printed on your NRIC or FIN, in English letters"
                autoComplete="name"
              />
            </Lockable>
          )}
        </form.AppField>
        <form.AppField name="personal_information.nric_fin">
          {field => (
            <Lockable locked={locked.includes('nric_fin')} label={labels.nric_fin} wide={6}>
              <field.TextField
                label={labels.nric_fin}
                hint="For example S1234567D"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onLeave={onNumberBlur}
                wide={6}
              />
            </Lockable>
          )}
        </form.AppField>
        {isFieldRequired('nric_fin_doi', facts) && (
          <form.AppField name="personal_information.nric_fin_doi">
            {field => (
              <field.DateField
                label={labels.nric_fin_doi}
                hint={dateHint}
                calendar={calendar}
                autoComplete="off"
                wide={6}
              />
            )}
          </form.AppField>
        )}
        {isFieldRequired('work_pass', facts) && (
          <form.AppField name="personal_information.work_pass">
            {() => (
              <Lockable locked label={labels.work_pass} wide={6}>
                {null}
              </Lockable>
            )}
          </form.AppField>
        )}
        <form.AppField name="personal_information.dob">
          {field => (
            <Lockable locked={locked.includes('dob')} label={labels.dob} shown={shownDate} wide={6}>
              <field.DateField
                label={labels.dob}
                hint={dateHint}
                calendar={calendar}
                autoComplete="bday"
                wide={6}
              />
            </Lockable>
          )}
        </form.AppField>
        <form.AppField name="personal_information.race">
          {field => (
            <Lockable
              locked={locked.includes('race')}
              label={labels.race}
              shown={labelOf(raceLabels)}
              wide={6}
            >
              <field.RadioField label={labels.race} options={optionsOf(raceLabels)} columns="two" />
            </Lockable>
          )}
        </form.AppField>
      </Row>
    </FieldSection>
  )
}
