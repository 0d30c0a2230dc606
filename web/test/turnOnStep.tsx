import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import type { Draft } from '../src/session/draft.ts'
import DepositSection from '../src/features/deposit/DepositSection.tsx'
import { depositShape, requireDeposit } from '../src/features/deposit/depositShape.ts'
import { useFailure } from '../src/features/failure/useFailure.tsx'
import { requireWhen } from '../src/kit/form/requireWhen.ts'
import { useShownErrors } from '../src/kit/form/useShownErrors.ts'
import { useDraftForm } from '../src/session/useDraftForm.ts'
import { requireMeterReadings } from '../src/features/turnOn/details/meterReadingNeeds.ts'
import { TurnOnDetails } from '../src/features/turnOn/details/TurnOnDetails.tsx'
import { turnOnDetailsLabels } from '../src/features/turnOn/turnOnDetailsLabels.ts'
import { turnOnDetailsShape } from '../src/features/turnOn/details/turnOnDetailsForm.ts'
import { useTurnOnDetails } from '../src/features/turnOn/details/useTurnOnDetails.ts'
import { StepFinish } from '../src/kit/form/StepFinish.tsx'
import { useWizard } from '../src/session/useWizard.ts'
import { answerCalls } from './answers.ts'
import { depositCalls, options } from './deposit.tsx'
import { renderStep } from './renderStep.tsx'
import { utilitiesCalls, offered, slotsOn } from './utilities.tsx'

/** A step of commercial premises with the deposit and the turn-on details in one form. */
const Step = () => {
  const { goBack, goNext } = useWizard()
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const form = useDraftForm({
    slices: ['review', 'security_deposit'],
    schema: now =>
      z
        .looseObject({
          review: z.looseObject(turnOnDetailsShape(now.facts)),
          security_deposit: z.looseObject(depositShape(now.facts)),
        })
        .check(
          requireWhen({ step: 'review', facts: now.facts, labels: turnOnDetailsLabels }),
          requireMeterReadings(now),
          requireDeposit(now),
        ),
    onNext: async () => {
      if (await turnOn.mayLeave()) await goNext()
    },
  })
  const { disabled, needsOf } = turnOn.stillNeeded({ errors: useShownErrors(form) })
  return (
    <form.AppForm>
      <form.Body>
        <DepositSection form={form} />
        <TurnOnDetails form={form} timeslots={turnOn.timeslots} />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next="Next"
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
    </form.AppForm>
  )
}

interface World {
  readonly answers?: Parameters<typeof answerCalls>[0]
  readonly change?: (draft: Draft) => Partial<Draft>
}

/** Opens that step for permanent premises of a person with identity data, without answers. */
export const visitTurnOnStep = async ({ answers = {}, change = () => ({}) }: World = {}) => {
  answerCalls({
    [utilitiesCalls.attachments]: { body: { attachmentDetails: [] } },
    [utilitiesCalls.days]: { body: offered },
    [utilitiesCalls.timeslots]: { body: slotsOn('20261123', [9]) },
    [utilitiesCalls.confirm]: { body: { success: true } },
    [depositCalls.options]: { body: options },
    ...answers,
  })
  const rendered = renderStep({
    step: 'review',
    Screen: Step,
    domain: 'commercial',
    draft: previous => ({
      signup: { ...previous.signup, use_myinfo: true },
      turnOnServices: {
        ...previous.turnOnServices,
        services: { electricity: true, water: true, gas: false },
        chilled_water: true,
        type_of_usage: 'permanent',
      },
      ...change(previous),
    }),
  })
  await screen.findByLabelText('Type of Premises')
  return rendered
}
