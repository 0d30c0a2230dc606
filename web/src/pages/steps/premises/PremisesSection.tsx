import { saveDraft } from '../../../session/draftStore.ts'
import type { Draft } from '../../../session/draft.ts'
import { resetFields } from '../../../session/resetFields.ts'
import { setNonStandard, type Signup } from '../../../session/signup.ts'
import type { useFailure } from '../../../features/failure/useFailure.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { AddressFields } from './AddressFields.tsx'
import { AddressNotFoundDialog } from './AddressNotFoundDialog.tsx'
import { withoutFoundPremises } from './withoutFoundPremises.ts'
import { foundPremises } from './foundPremises.ts'
import { PremisesDescription } from './PremisesDescription.tsx'
import { useFormAddressLookup } from './useFormAddressLookup.ts'
import type { PremisesForm, CommercialRules } from './usePremisesForm.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { focusField } from '../../../kit/ui/feedback/focusField.ts'

/**
 * The parts for commercial premises only, passed in by their step so that residential applications do not load them.
 */
export interface CommercialParts {
  readonly rules: CommercialRules
  /** The hint on the use of the premises, from which no deposit follows (C-065). */
  readonly useHint: string
  readonly hawkerStall: (form: PremisesForm) => ReactNode
  readonly supply: (form: PremisesForm) => ReactNode
}

/** Focuses the description, or the address, after one has replaced the other. */
const useFocusOnSwitch = (nonStandard: boolean): void => {
  const shown = useRef(nonStandard)
  useEffect(() => {
    if (shown.current === nonStandard) return
    shown.current = nonStandard
    focusField(nonStandard ? 'premise_description' : 'premise_postal_code')
  }, [nonStandard])
}

/** The draft of premises without an official address: with a description and a separate mailing address. */
const withoutOfficialAddress = (draft: Draft, signup: Signup): Partial<Draft> => {
  const { premises } = resetFields(draft, signup, ['switched_to_non_standard'])
  return {
    premises: { ...premises, mail_address: { ...premises.mail_address, check_same_address: false } },
  }
}

interface PremisesSectionProps {
  readonly form: PremisesForm
  readonly failure: ReturnType<typeof useFailure>
  /** Shown with the official address of commercial premises. */
  readonly hawkerStall: CommercialParts['hawkerStall'] | undefined
}

/** The address of the premises, or a description where there is no official one. */
export const PremisesSection = ({ form, failure, hawkerStall }: PremisesSectionProps) => {
  const { signup, startOver } = useWizard()
  const { state, dispatch, isPrompted } = useFormAddressLookup({
    form,
    part: 'premise',
    onFound: answer => saveDraft(previous => foundPremises(previous, signup.domain, answer)),
    onEdited: () => saveDraft(previous => withoutFoundPremises(previous, signup.domain)),
    onFailed: (thrown, again) => failure.fail(thrown, 'street_name_error', undefined, again),
  })
  const describe = () => {
    dispatch('continued')
    setNonStandard(true)
    saveDraft(previous => withoutOfficialAddress(previous, signup))
  }
  useFocusOnSwitch(signup.nanl)
  return (
    <FieldSection title="Premises address">
      {signup.nanl ? (
        <PremisesDescription form={form} />
      ) : (
        <>
          <AddressFields form={form} part="premise" lookup={state} />
          {hawkerStall?.(form)}
          <form.AppField name="premises.mail_address.check_same_address">
            {field => <field.Checkbox label="Mailing address is the same as the premises address" />}
          </form.AppField>
        </>
      )}
      {isPrompted && failure.dialog === null && (
        <AddressNotFoundDialog
          onContinue={describe}
          onClose={() => {
            dispatch('closed')
            void startOver()
          }}
        />
      )}
    </FieldSection>
  )
}
