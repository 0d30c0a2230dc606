import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import type { TurnOnDetailsForm } from './turnOnDetailsForm.ts'

/** The free offer of a third-party insurer to residential applicants; the text of the consent is ours (C-121). */
export const HomeProtection = ({ form }: { readonly form: TurnOnDetailsForm }) => (
  <FieldSection
    title="Free home-content protection"
    note="New residential accounts are offered up to $5,000 home-content protection and 2 months electricity bill protector, free of charge."
  >
    <form.AppField name="review.hla">
      {field => (
        <field.Checkbox
          label="I agree that a third-party insurer may contact me about this offer"
          note="You can leave this open; your application does not depend on it."
        />
      )}
    </form.AppField>
  </FieldSection>
)
