import type { Draft } from '../../../session/draft.ts'
import { saveDraft } from '../../../session/draftStore.ts'
import type { useFailure } from '../../../features/failure/useFailure.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { AddressFields } from './AddressFields.tsx'
import { useFormAddressLookup } from './useFormAddressLookup.ts'
import type { PremisesForm } from './usePremisesForm.ts'

interface MailingSectionProps {
  readonly form: PremisesForm
  readonly failure: ReturnType<typeof useFailure>
}

/** The draft with what the look-up says of the mailing address besides its street. */
const withContestableMail = ({ premises }: Draft, mail_contestable: boolean): Partial<Draft> => ({
  premises: { ...premises, mail_address: { ...premises.mail_address, mail_contestable } },
})

const MailingFields = ({ form, failure }: MailingSectionProps) => {
  const { state } = useFormAddressLookup({
    form,
    part: 'mail',
    onFound: ({ contestable }) => saveDraft(before => withContestableMail(before, contestable)),
    onEdited: () => saveDraft(before => withContestableMail(before, false)),
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
