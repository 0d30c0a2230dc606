import { floorUnitPair } from '@open-account/contracts/fields/messages'
import { isFloorUnitPair } from '@open-account/domain/address/unit'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { hasOwnMailingAddress, isStandard } from '@open-account/domain/requirements/conditions'
import { disabledBy, type DisablingCondition } from '@open-account/domain/requirements/disabling'
import { useStore } from '@tanstack/react-form'
import { saveDraft } from '../../../session/draftStore.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { errorWords } from '../../../kit/form/errorWords.ts'
import { setNormalised, normalisedAddress, normalisedPremises } from './normalisedPremises.ts'
import { shownErrors } from '../../../kit/form/shownErrors.ts'
import { UtilitiesChoice } from '../../../features/turnOn/services/UtilitiesChoice.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { screenState } from '../../../session/screenState.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { changeDraft } from './changeDraft.ts'
import { type CommercialParts, PremisesSection } from './PremisesSection.tsx'
import { MailingSection } from './MailingSection.tsx'
import { PremisesUse } from './PremisesUse.tsx'
import { enteredPremises, type PremisesValues } from './premisesValues.ts'
import { usePremisesCheck } from './usePremisesCheck.ts'
import { usePremisesForm } from './usePremisesForm.ts'

const parts = ['premise', 'mail'] as const

/** The addresses on the screen whose floor stands without its unit, or the other way round. */
const incomplete = (values: PremisesValues, facts: ApplicationFacts) => {
  const shown = { premise: isStandard(facts), mail: hasOwnMailingAddress(facts) }
  return parts.filter(part => {
    const { floor, unit } = normalisedAddress(values, part)
    return shown[part] && !isFloorUnitPair(floor, unit)
  })
}

/** Your Premises: where, how they are used, and which services are turned on. */
export const PremisesScreen = ({ commercial }: { readonly commercial?: CommercialParts }) => {
  const { cancel, goNext } = useWizard()
  const failure = useFailure()
  const check = usePremisesCheck()
  const { form, factsOf } = usePremisesForm(async (values, keepNumber) => {
    try {
      const checked = await check(values)
      if ('refused' in checked) return failure.say(checked.refused)
      keepNumber(checked.number)
      saveDraft(before => enteredPremises({ ...values, premise_premise_no: checked.number }, before))
      await goNext()
    } catch (thrown) {
      failure.fail(thrown)
    }
  }, commercial?.rules)
  const { values, fieldMeta, isSubmitting } = useStore(form.store, state => state)
  const errors = shownErrors(fieldMeta)
  const formFacts = factsOf(values)
  const unpaired = incomplete(values, formFacts)
  const disabled = disabledBy(
    'premises',
    formFacts,
    screenState({ shownErrors: errors.map(({ id }) => id), floorAndUnitPaired: unpaired.length === 0 }),
  )
  const needsOf = (condition: DisablingCondition): readonly Need[] =>
    condition === 'floor_unit_incomplete'
      ? unpaired.map(part => ({
          id: values[`${part}_floor`].trim() === '' ? `${part}_floor` : `${part}_unit`,
          text: floorUnitPair,
        }))
      : errors
  const normalise = () =>
    setNormalised(form.state.values, normalisedPremises(form.state.values), (name, value) =>
      form.setFieldValue(name, value),
    )

  return (
    <form.AppForm>
      <form.Body normalise={normalise}>
        <PremisesSection form={form} failure={failure} hawkerStall={commercial?.hawkerStall} />
        {hasOwnMailingAddress(formFacts) && <MailingSection form={form} failure={failure} />}
        <PremisesUse form={form} />
        <form.AppField name="services">
          {({ state }) => (
            <UtilitiesChoice
              error={errorWords(state.meta.errors)}
              change={change => changeDraft(form, change)}
            />
          )}
        </form.AppField>
        {commercial?.supply(form, formFacts)}
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ words: 'Cancel', onPress: () => void cancel() }}
          next="Next"
          pending={isSubmitting}
        />
      </form.Body>
      {failure.dialog}
    </form.AppForm>
  )
}
