import { defaultCountry } from '@open-account/domain/application/codes'
import { isStreetNameEditable, type Lookup } from '@open-account/domain/address/lookup'
import { errorMessages } from '../../../features/failure/errorMessages.ts'
import { FoundAddress } from '../../../kit/ui/answers/FoundAddress.tsx'
import { LiveRegion } from '../../../kit/ui/feedback/LiveRegion.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import type { PremisesForm } from './usePremisesForm.ts'
import type { PremisesValues } from './premisesValues.ts'

/** A found address in one line. */
const addressLine = (values: PremisesValues, part: 'premise' | 'mail', country: string): string => {
  const floor = values[`${part}_floor`]
  const unit = floor === '' ? '' : ` #${floor}-${values[`${part}_unit`]}`
  return `${values[`${part}_block`]} ${values[`${part}_street_name`]}${unit}, ${country} ${values[`${part}_postal_code`]}`
}

interface AddressFieldsProps {
  readonly form: PremisesForm
  /** Which of the two addresses: the first part of its fields' names. */
  readonly part: 'premise' | 'mail'
  readonly lookup: Lookup
}

/** What an applicant's browser may fill in. */
const autoComplete = { premise: 'postal-code', mail: 'billing postal-code' } as const

/** Said when the look-up failed, whatever the reason, and the street is to be typed. */
const failedWords = {
  premise: errorMessages.street_name_error.text,
  mail: errorMessages.mailing_street_name_error.text,
} as const

/** An address that is looked up while it is typed: what was found, or the street to type. */
export const AddressFields = ({ form, part, lookup }: AddressFieldsProps) => (
  <>
    <Row>
      <form.AppField name={`${part}_postal_code`}>
        {field => (
          <field.TextField
            label={labels.premise_postal_code}
            inputMode="numeric"
            autoComplete={autoComplete[part]}
            wide={4}
            narrow={6}
          />
        )}
      </form.AppField>
      <form.AppField name={`${part}_block`}>
        {field => <field.TextField label={labels.premise_block} autoComplete="off" wide={4} narrow={6} />}
      </form.AppField>
      <form.AppField name={`${part}_floor`}>
        {field => <field.TextField label="Floor" autoComplete="off" wide={2} narrow={6} />}
      </form.AppField>
      <form.AppField name={`${part}_unit`}>
        {field => <field.TextField label="Unit" autoComplete="off" wide={2} narrow={6} />}
      </form.AppField>
    </Row>
    {lookup.status === 'loading' && <Loader text="Looking up the address" />}
    {lookup.status === 'success' ? (
      <form.Subscribe selector={state => state.values}>
        {values => (
          <FoundAddress
            number={values[`${part}_block`]}
            street={values[`${part}_street_name`]}
            address={addressLine(values, part, defaultCountry)}
          />
        )}
      </form.Subscribe>
    ) : (
      <form.AppField name={`${part}_street_name`}>
        {field => (
          <field.TextField
            label={labels.premise_street_name}
            hint={
              isStreetNameEditable(lookup) ? failedWords[part] : 'Filled in from the postal code and block.'
            }
            readOnly={!isStreetNameEditable(lookup)}
            autoComplete="off"
          />
        )}
      </form.AppField>
    )}
    <LiveRegion text={isStreetNameEditable(lookup) ? failedWords[part] : ''} />
  </>
)
