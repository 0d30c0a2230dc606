import type { StreetNameAnswer } from '@open-account/contracts/premise'
import { useSelector } from '@tanstack/react-form'
import type { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import { fieldId } from '../../../kit/form/useBoundField.ts'
import { useFocusWithin } from '../../../kit/form/useFocusWithin.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { addressFields, addressOf, type AddressPart, lookedUpAs } from './addresses.ts'
import { useAddressLookup } from './useAddressLookup.ts'
import type { PremisesForm } from './usePremisesForm.ts'

interface FormAddressLookup {
  readonly form: PremisesForm
  readonly part: AddressPart
  readonly onFound: (answer: StreetNameAnswer) => void
  /** Called when the address changes, to discard the result of the look-up. */
  readonly onEdited: () => void
  /** `again` looks up the address once more. */
  readonly onFailed: (failure: ServiceFailure, again: () => void) => void
}

/** The ids of the fields of each address. */
const fieldIds = {
  premise: Object.values(addressFields.premise).map(fieldId),
  mail: Object.values(addressFields.mail).map(fieldId),
}

/** Looks up one of the draft's two addresses. */
export const useFormAddressLookup = ({ form, part, ...events }: FormAddressLookup) => {
  const { signup, draft } = useWizard()
  const attempts = useSelector(form.store, state => state.submissionAttempts)
  const { postalCode, block, floor, unit, premiseNumber } = addressOf(draft.premises, part)
  return useAddressLookup({
    domain: signup.domain,
    address: lookedUpAs[part],
    inputs: { postalCode, block, floor, unit },
    isFocused: useFocusWithin(fieldIds[part]),
    attempts,
    foundBefore: premiseNumber !== '',
    ...events,
  })
}
