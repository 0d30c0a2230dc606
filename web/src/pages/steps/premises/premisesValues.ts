import type { MailAddress, PremiseAddress, Premises } from '@open-account/contracts/entities/premises'
import type { TurnOnServices } from '@open-account/contracts/entities/turnOnServices'
import type { Draft } from '../../../session/draft.ts'

/** What the form of this step holds: the fields of the premises in one row. */
export type PremisesValues = Omit<PremiseAddress, 'premise_country' | 'premise_contestable'> &
  Omit<MailAddress, 'mail_country' | 'mail_contestable'> &
  Pick<Premises, 'hawker_stall_no' | 'premise_occupancy' | 'use_of_premises' | 'tension'> &
  Pick<TurnOnServices, 'services' | 'type_of_usage' | 'supply_application_number'>

export const valuesOf = ({ premises, turnOnServices }: Draft): PremisesValues => {
  const { premise_country: _, premise_contestable: __, ...address } = premises.premise_address
  const { mail_country: ___, mail_contestable: ____, ...mail } = premises.mail_address
  const { hawker_stall_no, premise_occupancy, use_of_premises, tension } = premises
  const { services, type_of_usage, supply_application_number } = turnOnServices
  return {
    ...address,
    ...mail,
    hawker_stall_no,
    premise_occupancy,
    use_of_premises,
    tension,
    services,
    type_of_usage,
    supply_application_number,
  }
}

/** The draft's premises with what the form holds. */
const premisesOf = (values: PremisesValues, { premises }: Draft): Draft['premises'] => ({
  ...premises,
  hawker_stall_no: values.hawker_stall_no,
  premise_occupancy: values.premise_occupancy,
  use_of_premises: values.use_of_premises,
  tension: values.tension,
  premise_address: {
    ...premises.premise_address,
    premise_postal_code: values.premise_postal_code,
    premise_block: values.premise_block,
    premise_floor: values.premise_floor,
    premise_unit: values.premise_unit,
    premise_street_name: values.premise_street_name,
    premise_premise_no: values.premise_premise_no,
    premise_description: values.premise_description,
  },
  mail_address: {
    ...premises.mail_address,
    check_same_address: values.check_same_address,
    mail_postal_code: values.mail_postal_code,
    mail_block: values.mail_block,
    mail_floor: values.mail_floor,
    mail_unit: values.mail_unit,
    mail_street_name: values.mail_street_name,
    mail_premise_no: values.mail_premise_no,
  },
})

/** The draft with what the form holds. Services and usage are the draft's own already: a choice of them is kept at once. */
export const enteredPremises = (
  values: PremisesValues,
  draft: Draft,
): Pick<Draft, 'premises' | 'turnOnServices'> => ({
  premises: premisesOf(values, draft),
  turnOnServices: {
    ...draft.turnOnServices,
    supply_application_number: values.supply_application_number,
  },
})
