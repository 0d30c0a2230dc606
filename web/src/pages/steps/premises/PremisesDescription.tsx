import { saveDraft } from '../../../session/draftStore.ts'
import { setNonStandard } from '../../../session/signup.ts'
import { Button } from '../../../kit/ui/button/Button.tsx'
import css from './PremisesDescription.module.css'
import type { PremisesForm } from './usePremisesForm.ts'

/** The description of premises without an official address, and a button back to an address. */
export const PremisesDescription = ({ form }: { readonly form: PremisesForm }) => {
  const enterAddress = () => {
    setNonStandard(false)
    form.setFieldValue('check_same_address', form.state.values.mail_postal_code === '')
    saveDraft({})
  }
  return (
    <>
      <form.AppField name="premise_description">
        {field => (
          <field.TextArea
            label="Premises Description"
            hint="Describe where the premises are, for example: street light 12 opposite 145 Lorong 2 Toa Payoh."
          />
        )}
      </form.AppField>
      <div className={css['instead']}>
        <Button look="secondary" small onClick={enterAddress}>
          Enter an address instead
        </Button>
      </div>
    </>
  )
}
