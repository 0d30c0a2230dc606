import type { LookedUpAddress, LookupInputs } from '@open-account/domain/address/lookup'
import type { Draft } from '../../../session/draft.ts'
import { normaliseFields } from '../../../session/fieldNormalisers.ts'

/** One of the two addresses, by the prefix of its fields' names. */
export type AddressPart = 'premise' | 'mail'

/** The fields of each address by their paths in the draft. */
export const addressFields = {
  premise: {
    postalCode: 'premises.premise_address.premise_postal_code',
    block: 'premises.premise_address.premise_block',
    floor: 'premises.premise_address.premise_floor',
    unit: 'premises.premise_address.premise_unit',
    street: 'premises.premise_address.premise_street_name',
  },
  mail: {
    postalCode: 'premises.mail_address.mail_postal_code',
    block: 'premises.mail_address.mail_block',
    floor: 'premises.mail_address.mail_floor',
    unit: 'premises.mail_address.mail_unit',
    street: 'premises.mail_address.mail_street_name',
  },
} as const

/** The name of each address in the look-up. */
export const lookedUpAs: Readonly<Record<AddressPart, LookedUpAddress>> = {
  premise: 'premises',
  mail: 'mailing',
}

interface Address extends LookupInputs {
  readonly street: string
  /** The number that the look-up found, or empty. */
  readonly premiseNumber: string
}

/** One of the two addresses, normalised, because it is read while it is typed. */
export const addressOf = (premises: Draft['premises'], part: AddressPart): Address => {
  if (part === 'premise') {
    const address = normaliseFields(premises.premise_address)
    return {
      postalCode: address.premise_postal_code,
      block: address.premise_block,
      floor: address.premise_floor,
      unit: address.premise_unit,
      street: address.premise_street_name,
      premiseNumber: address.premise_premise_no,
    }
  }
  const address = normaliseFields(premises.mail_address)
  return {
    postalCode: address.mail_postal_code,
    block: address.mail_block,
    floor: address.mail_floor,
    unit: address.mail_unit,
    street: address.mail_street_name,
    premiseNumber: address.mail_premise_no,
  }
}
