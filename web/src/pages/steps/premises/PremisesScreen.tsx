import { pressNext } from '../../../kit/form/pressNext.ts'
import { floorUnitPair } from '@open-account/contracts/fields/messages'
import { isFloorUnitPair } from '@open-account/domain/address/unit'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { hasOwnMailingAddress, isStandard } from '@open-account/domain/requirements/conditions'
import { disabledBy, type DisablingCondition } from '@open-account/domain/requirements/disabling'
import type { Draft } from '../../../session/draft.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { errorText } from '../../../kit/form/errorText.ts'
import { fieldId } from '../../../kit/form/useBoundField.ts'
import { addressFields, addressOf } from './addresses.ts'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { UtilitiesChoice } from '../../../features/turnOn/services/UtilitiesChoice.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { screenState } from '../../../session/screenState.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { type CommercialParts, PremisesSection } from './PremisesSection.tsx'
import { MailingSection } from './MailingSection.tsx'
import { PremisesUse } from './PremisesUse.tsx'
import { usePremisesCheck } from './usePremisesCheck.ts'
import { usePremisesForm } from './usePremisesForm.ts'

const parts = ['premise', 'mail'] as const

/** The addresses on the screen that have a floor without its unit, or the other way round. */
const incomplete = (premises: Draft['premises'], facts: ApplicationFacts) => {
  const shown = { premise: isStandard(facts), mail: hasOwnMailingAddress(facts) }
  return parts.filter(part => {
    const { floor, unit } = addressOf(premises, part)
    return shown[part] && !isFloorUnitPair(floor, unit)
  })
}

/** Saves the premises number of the service for the address. */
const savePremiseNumber = (premise_premise_no: string) =>
  saveDraft(({ premises }) => ({
    premises: { ...premises, premise_address: { ...premises.premise_address, premise_premise_no } },
  }))

/** The screen Your Premises: the address, the use and the services. */
export const PremisesScreen = ({ commercial }: { readonly commercial?: CommercialParts }) => {
  const { draft, facts, leave, goNext } = useWizard()
  const failure = useFailure()
  const check = usePremisesCheck()
  const form = usePremisesForm(async isCurrent => {
    try {
      const checked = await check(readDraft().premises)
      if (!isCurrent()) return undefined
      if ('refused' in checked) return failure.say(checked.refused)
      savePremiseNumber(checked.number)
      await goNext()
    } catch (thrown) {
      failure.fail(thrown, undefined, undefined, pressNext)
    }
  }, commercial?.rules)
  const errors = useShownErrors(form)
  const unpaired = incomplete(draft.premises, facts)
  const disabled = disabledBy(
    'premises',
    facts,
    screenState({ shownErrors: errors.map(({ id }) => id), floorAndUnitPaired: unpaired.length === 0 }),
  )
  const needsOf = (condition: DisablingCondition): readonly Need[] =>
    condition === 'floor_unit_incomplete'
      ? unpaired.map(part => {
          const missing = addressOf(draft.premises, part).floor === '' ? 'floor' : 'unit'
          return { id: fieldId(addressFields[part][missing]), text: floorUnitPair }
        })
      : errors

  return (
    <form.AppForm>
      <form.Body>
        <PremisesSection form={form} failure={failure} hawkerStall={commercial?.hawkerStall} />
        {hasOwnMailingAddress(facts) && <MailingSection form={form} failure={failure} />}
        <PremisesUse form={form} hint={commercial?.useHint} />
        <form.AppField name="turnOnServices.services">
          {({ state }) => <UtilitiesChoice error={errorText(state.meta.errors)} />}
        </form.AppField>
        {commercial?.supply(form)}
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ label: 'Cancel', onPress: leave, abandons: true }}
          next="Next"
          waitsFor="Checking the address"
        />
      </form.Body>
      {failure.dialog}
    </form.AppForm>
  )
}
