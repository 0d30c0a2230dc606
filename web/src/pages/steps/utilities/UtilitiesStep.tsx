import { useDraftForm, type ApplicationNow } from '../../../session/useDraftForm.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { BillsSection } from '../../../features/emailBill/BillsSection.tsx'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { TurnOnDetails } from '../../../features/turnOn/details/TurnOnDetails.tsx'
import { useTurnOnDetails } from '../../../features/turnOn/details/useTurnOnDetails.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import * as z from 'zod/mini'
import { requireWhen } from '../../../kit/form/requireWhen.ts'
import { requireMeterReadings } from '../../../features/turnOn/details/meterReadingNeeds.ts'
import { turnOnDetailsLabels } from '../../../features/turnOn/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../../../features/turnOn/details/turnOnDetailsForm.ts'

/** Checks the utilities step. */
const utilitiesSchema = (now: ApplicationNow) =>
  z
    .looseObject({ review: z.looseObject(turnOnDetailsShape(now.facts)) })
    .check(
      requireWhen({ step: 'utilities', facts: now.facts, labels: turnOnDetailsLabels }),
      requireMeterReadings(now),
    )

/** The step Utilities: services, turn-on date, its requirements, and bills. */
export default function UtilitiesStep() {
  const { goBack, goNext } = useWizard()
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const form = useDraftForm({
    slices: ['review'],
    schema: utilitiesSchema,
    onNext: async isCurrent => {
      if ((await turnOn.mayLeave()) && isCurrent()) await goNext()
    },
  })
  const { disabled, needsOf } = turnOn.stillNeeded({ errors: useShownErrors(form) })

  return (
    <form.AppForm>
      <form.Body>
        <TurnOnDetails form={form} timeslots={turnOn.timeslots} />
        <BillsSection />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next="Next"
          waitsFor="Holding your appointment"
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
    </form.AppForm>
  )
}
