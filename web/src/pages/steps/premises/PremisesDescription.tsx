import { saveDraft } from '../../../session/draftStore.ts'
import { setNonStandard } from '../../../session/signup.ts'
import { Button } from '../../../kit/ui/button/Button.tsx'
import css from './PremisesDescription.module.css'
import type { PremisesForm } from './usePremisesForm.ts'

/** The description of premises without an official address, and a button back to an address. */
export const PremisesDescription = ({ form }: { readonly form: PremisesForm }) => {
  const enterAddress = () => {
    setNonStandard(false)
    saveDraft(({ premises }) => {
      const { mail_address: mail } = premises
      const check_same_address = mail.mail_postal_code === ''
      return { premises: { ...premises, mail_address: { ...mail, check_same_address } } }
    })
  }
  return (
    <>
      <form.AppField name="premises.premise_address.premise_description">
        {field => (
          <field.TextArea
            label="Premises Description"
            hint="Describe where the premises are, for example: street light 12 opposite 145 Lorong 2 Toa Payoh. In English letters, at least 10 characters."
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
