import { useSelector } from '@tanstack/react-form'
import { saveDraft } from '../../../session/draftStore.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { BillsSection } from '../../../features/emailBill/BillsSection.tsx'
import { shownErrors } from '../../../kit/form/shownErrors.ts'
import { TurnOnDetails } from '../../../features/turnOn/details/TurnOnDetails.tsx'
import { enteredTurnOnDetails } from '../../../features/turnOn/details/turnOnDetailsValues.ts'
import { useTurnOnDetails } from '../../../features/turnOn/details/useTurnOnDetails.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { useUtilitiesForm } from './useUtilitiesForm.ts'

/** Utilities: what is turned on and when, what that date needs, and how bills come. */
export default function UtilitiesStep() {
  const { goBack, goNext } = useWizard()
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const { form, factsOf } = useUtilitiesForm(async values => {
    saveDraft(before => enteredTurnOnDetails(values, before))
    if (await turnOn.mayLeave()) await goNext()
  })
  const { values, fieldMeta, isSubmitting } = useSelector(form.store, state => state)
  const facts = factsOf(values)
  const { disabled, needsOf } = turnOn.stillNeeded({ facts, values, errors: shownErrors(fieldMeta) })

  return (
    <form.AppForm>
      <form.Body>
        <TurnOnDetails form={form} facts={facts} timeslots={turnOn.timeslots} />
        <BillsSection />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ words: 'Back', onPress: () => void goBack() }}
          next="Next"
          pending={isSubmitting}
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
    </form.AppForm>
  )
}
