import { disabledBy } from '@open-account/domain/requirements/disabling'
import { useStore } from '@tanstack/react-form'
import { saveDraft } from '../../application/draftStore.ts'
import { uploadedDocuments } from '../../application/uploadedDocuments.ts'
import { useFailure } from '../../dialogs/useFailure.tsx'
import { EmailBillSection } from '../../emailBill/EmailBillSection.tsx'
import { shownErrors } from '../../form/shownErrors.ts'
import { TurnOnSection } from '../../turnOn/TurnOnSection.tsx'
import { useTimeslots } from '../../turnOn/useTimeslots.ts'
import { documentsShownOn } from '../../upload/documentsShownOn.ts'
import { screenState } from '../../wizard/screenState.ts'
import { StepFinish } from '../../wizard/StepFinish.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { UtilitiesChoice } from '../premises/UtilitiesChoice.tsx'
import { documentParts } from './documentParts.ts'
import { Documents } from './Documents.tsx'
import { Generator } from './Generator.tsx'
import { HomeProtection } from './HomeProtection.tsx'
import { MeterReadings } from './MeterReadings.tsx'
import { useHeldTimeslot } from './useHeldTimeslot.ts'
import { useUtilitiesForm } from './useUtilitiesForm.ts'
import { utilitiesNeeds } from './utilitiesNeeds.ts'

/** Utilities: what is turned on and when, what that date needs, and how bills come. */
export default function UtilitiesStep() {
  const { draft, goBack, goNext } = useWizard()
  const failure = useFailure()
  const timeslots = useTimeslots()
  const hold = useHeldTimeslot(timeslots, failure)
  const { form, factsOf } = useUtilitiesForm(async values => {
    saveDraft(({ review }) => ({ review: { ...review, ...values } }))
    if (await hold()) await goNext()
  })
  const { values, fieldMeta, isSubmitting } = useStore(form.store, state => state)

  const entered = factsOf(values)
  const errors = shownErrors(fieldMeta)
  const uploaded = uploadedDocuments(draft.documents)
  const answers = {
    turn_on_date: draft.turnOnServices.turn_on_date,
    turn_on_datetime: draft.turnOn.turn_on_datetime,
    gst_reg_no: values.gst_reg_no,
    gst_reg_date: values.gst_reg_date,
  }
  const disabled = disabledBy(
    'utilities',
    entered,
    screenState({
      answers,
      uploaded,
      shownErrors: errors.map(({ id }) => id),
      timeslotsLoading: timeslots.unknown,
    }),
  )
  const documents = documentParts(documentsShownOn('utilities', entered))

  return (
    <form.AppForm>
      <form.Body>
        <UtilitiesChoice title="Services applied for" />
        <TurnOnSection timeslots={timeslots} />
        <MeterReadings form={form} photos={documents.photos} />
        <Documents documents={documents.others} />
        <Generator form={form} certificate={documents.certificate} />
        <HomeProtection form={form} />
        <EmailBillSection />
        <StepFinish
          disabled={disabled}
          needsOf={utilitiesNeeds({ facts: entered, answers, uploaded, errors })}
          back={{ words: 'Back', onPress: () => void goBack() }}
          next="Next"
          pending={isSubmitting}
        />
      </form.Body>
      {failure.dialog}
    </form.AppForm>
  )
}
