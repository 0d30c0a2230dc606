import type { StreetNameAnswer } from '@open-account/contracts/premise'
import type { LookedUpAddress } from '@open-account/domain/address/lookup'
import { useStore } from '@tanstack/react-form'
import type { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import { useFocusWithin } from '../../../kit/form/useFocusWithin.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { normalisedAddress } from './normalisedPremises.ts'
import { useAddressLookup } from './useAddressLookup.ts'
import type { PremisesForm } from './usePremisesForm.ts'

interface FormAddressLookup {
  readonly form: PremisesForm
  readonly part: 'premise' | 'mail'
  /** Beyond the form: what else follows from what was found. */
  readonly onFound: (answer: StreetNameAnswer) => void
  /** Beyond the form: what no longer counts once the address is another one. */
  readonly onEdited?: () => void
  readonly onFailed: (failure: ServiceFailure) => void
}

const addresses: Readonly<Record<'premise' | 'mail', LookedUpAddress>> = {
  premise: 'premises',
  mail: 'mailing',
}

/** The fields of each address, including its street. */
const fields = {
  premise: ['premise_postal_code', 'premise_block', 'premise_floor', 'premise_unit', 'premise_street_name'],
  mail: ['mail_postal_code', 'mail_block', 'mail_floor', 'mail_unit', 'mail_street_name'],
} as const

/** Looks one of the form's addresses up; what is found fills its street and premises number. */
export const useFormAddressLookup = ({ form, part, onFound, onEdited, onFailed }: FormAddressLookup) => {
  const { signup } = useWizard()
  const { values, submissionAttempts } = useStore(form.store, state => state)
  const isFocused = useFocusWithin(fields[part])
  const fill = (street: string, number: string) => {
    form.setFieldValue(`${part}_street_name`, street)
    form.setFieldValue(`${part}_premise_no`, number)
  }
  return useAddressLookup({
    domain: signup.domain,
    address: addresses[part],
    inputs: normalisedAddress(values, part),
    isFocused,
    attempts: submissionAttempts,
    foundBefore: values[`${part}_premise_no`] !== '',
    onFound: answer => {
      fill(answer.street_name, answer.premise_no)
      onFound(answer)
    },
    onEdited: () => {
      fill('', '')
      onEdited?.()
    },
    onFailed,
  })
}
