import { defaultCountry } from '@open-account/domain/application/codes'
import { isStreetNameEditable, type Lookup } from '@open-account/domain/address/lookup'
import { titleCase } from '@open-account/domain/text/titleCase'
import { errorMessages } from '../../../features/failure/errorMessages.ts'
import { FoundAddress } from '../../../kit/ui/answers/FoundAddress.tsx'
import { LiveRegion } from '../../../kit/ui/feedback/LiveRegion.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { addressFields, addressOf, type AddressPart } from './addresses.ts'
import type { PremisesForm } from './usePremisesForm.ts'

/** A found address in one line. */
const addressLine = ({ postalCode, block, floor, unit, street }: ReturnType<typeof addressOf>): string => {
  const door = floor === '' ? '' : ` #${floor}-${unit}`
  return `${block} ${titleCase(street)}${door}, ${defaultCountry} ${postalCode}`
}

interface AddressFieldsProps {
  readonly form: PremisesForm
  readonly part: AddressPart
  readonly lookup: Lookup
}

/** The autocomplete values of the postal codes. */
const autoComplete = { premise: 'postal-code', mail: 'billing postal-code' } as const

/** The message after a failed look-up, to type the street. */
const failedMessage = {
  premise: errorMessages.street_name_error.text,
  mail: errorMessages.mailing_street_name_error.text,
} as const

/** An address that is looked up while it is typed, with the found address or a field for the street. */
export const AddressFields = ({ form, part, lookup }: AddressFieldsProps) => {
  const address = addressOf(useWizard().draft.premises, part)
  const names = addressFields[part]
  const announcementOf = (result: Lookup): string => {
    if (result.status === 'success') return `Found: ${addressLine(address)}`
    return isStreetNameEditable(result) ? failedMessage[part] : ''
  }
  return (
    <>
      <Row>
        <form.AppField name={names.postalCode}>
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
        <form.AppField name={names.block}>
          {field => <field.TextField label={labels.premise_block} autoComplete="off" wide={4} narrow={6} />}
        </form.AppField>
        <form.AppField name={names.floor}>
          {field => <field.TextField label="Floor" autoComplete="off" wide={2} narrow={6} />}
        </form.AppField>
        <form.AppField name={names.unit}>
          {field => <field.TextField label="Unit" autoComplete="off" wide={2} narrow={6} />}
        </form.AppField>
      </Row>
      {lookup.status === 'loading' && <Loader text="Looking up the address" />}
      {lookup.status === 'success' ? (
        <FoundAddress
          number={address.block}
          street={titleCase(address.street)}
          address={addressLine(address)}
        />
      ) : (
        <form.AppField name={names.street}>
          {field => (
            <field.TextField
              label={labels.premise_street_name}
              hint={
                isStreetNameEditable(lookup)
                  ? failedMessage[part]
                  : 'Filled in from the postal code and block.'
              }
              readOnly={!isStreetNameEditable(lookup)}
              autoComplete="off"
            />
          )}
        </form.AppField>
      )}
      <LiveRegion text={announcementOf(lookup)} />
    </>
  )
}
