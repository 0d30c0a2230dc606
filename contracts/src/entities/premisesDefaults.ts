import { defaultCountry, townGasCodes } from '@open-account/domain/application/codes'
import type { Premises } from './premises.ts'

/** Premises before any answer. This file does not load the checks of their fields. */
export const premisesDefaults: Premises = {
  premise_address: {
    premise_postal_code: '',
    premise_block: '',
    premise_floor: '',
    premise_unit: '',
    premise_street_name: '',
    premise_country: defaultCountry,
    premise_premise_no: '',
    premise_contestable: false,
    premise_description: '',
  },
  hawker_stall_no: '',
  premise_occupancy: '',
  use_of_premises: '',
  chilled_water: false,
  nanl: false,
  tension: '',
  town_gas: townGasCodes[0],
  mail_address: {
    check_same_address: true,
    mail_postal_code: '',
    mail_block: '',
    mail_floor: '',
    mail_unit: '',
    mail_street_name: '',
    mail_hawker_stall_no: '',
    mail_country: defaultCountry,
    mail_premise_no: '',
    mail_contestable: false,
  },
}
