import {
  accountHolderTypes,
  accountTypes,
  applicantTypes,
  businessPartnerTypes,
  domains,
  occupancies,
  races,
  salutations,
  sources,
  tensions,
  townGasCodes,
  usages,
} from '@open-account/domain/application/codes'
import { z } from 'zod'
import { required } from './messages.ts'

/** The closed lists of the domain as values on the wire. The message about a missing choice has its label. */
export const domain = z
  .enum(domains, { error: required('Premises Type') })
  .meta({ description: 'Residential or commercial premises.' })

export const applicantType = z
  .enum(applicantTypes, { error: required('Registration Type') })
  .meta({ description: 'In whose name the account is opened: a person or a company.' })

export const accountType = z
  .enum(accountTypes)
  .meta({ description: 'Account type: 01 residential, 02 commercial.' })

export const accountHolderType = z
  .enum(accountHolderTypes)
  .meta({ description: 'Account holder type: P person, C company.' })

export const businessPartnerType = z
  .enum(businessPartnerTypes)
  .meta({ description: 'Business partner type: 1 person, 2 company.' })

export const source = z
  .enum(sources)
  .meta({ description: 'Source of the application: K kiosk, M mobile, W web.' })

export const occupancy = z
  .enum(occupancies, { error: required('Type of Occupancy') })
  .meta({ description: 'Owner or tenant of the premises.' })

export const usage = z
  .enum(usages, { error: required('Type Of Usage') })
  .meta({ description: 'Permanent or temporary use of a commercial supply.' })

export const tensionLevel = z
  .enum(tensions, { error: required('Tension Level') })
  .meta({ description: 'Tension level: LT low, HT high, EHT extra high, UHT ultra high.' })

export const salutation = z
  .enum(salutations, { error: required('Salutation') })
  .meta({ description: 'Salutation of the applicant.' })

export const race = z.enum(races, { error: required('Race') }).meta({ description: 'Race of the applicant.' })

export const townGas = z
  .literal(townGasCodes)
  .meta({ description: 'Town gas at the premises: 0 no, 1 and 3 yes.' })

/** Document 1, section 3: null when it is unknown. */
export const availableGas = z
  .enum(['N', 'Y'])
  .nullable()
  .meta({ description: 'Whether gas can be added: Y yes, N no, null when it is unknown.' })

/** The texts "true" and "false" instead of the JSON values (C-090). */
export const booleanText = z
  .enum(['true', 'false'])
  .meta({ description: 'true or false, written as a text.' })
