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

type Found = Pick<
  Draft['premises']['mail_address'],
  'mail_street_name' | 'mail_premise_no' | 'mail_contestable'
>
const nothingFound: Found = { mail_street_name: '', mail_premise_no: '', mail_contestable: false }

/** Saves the result of the look-up for the mailing address. */
const saveFound = (found: Found) =>
  saveDraft(({ premises }) => ({
    premises: { ...premises, mail_address: { ...premises.mail_address, ...found } },
  }))

const MailingFields = ({ form, failure }: MailingSectionProps) => {
  const { state } = useFormAddressLookup({
    form,
    part: 'mail',
    onFound: answer =>
      saveFound({
        mail_street_name: answer.street_name,
        mail_premise_no: answer.premise_no,
        mail_contestable: answer.contestable,
      }),
    onEdited: () => saveFound(nothingFound),
    onFailed: (thrown, again) => failure.fail(thrown, 'mailing_street_name_error', undefined, again),
  })
  return <AddressFields form={form} part="mail" lookup={state} />
}

/** A separate mailing address. */
export const MailingSection = (props: MailingSectionProps) => (
  <FieldSection title="Mailing address">
    <MailingFields {...props} />
  </FieldSection>
)
