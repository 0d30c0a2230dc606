import type { useFailure } from '../../dialogs/useFailure.tsx'
import { FieldSection } from '../../ui/section/FieldSection.tsx'
import { AddressFields } from './AddressFields.tsx'
import { useFormAddressLookup } from './useFormAddressLookup.ts'
import type { PremisesForm } from './usePremisesForm.ts'

interface MailingSectionProps {
  readonly form: PremisesForm
  readonly failure: ReturnType<typeof useFailure>
}

const MailingFields = ({ form, failure }: MailingSectionProps) => {
  const { state } = useFormAddressLookup({
    form,
    part: 'mail',
    onFound: () => undefined,
    onFailed: thrown => failure.fail(thrown, 'mailing_street_name_error'),
  })
  return <AddressFields form={form} part="mail" lookup={state} />
}

/** An address of its own for post. */
export const MailingSection = (props: MailingSectionProps) => (
  <FieldSection title="Mailing address">
    <MailingFields {...props} />
  </FieldSection>
)
