import {
  type ApplicantType,
  type Domain,
  applicantTypes,
  domains,
} from '@open-account/domain/application/codes'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { type Flags, isDomainOffered } from '../../session/flags.ts'
import type { LandingChoice } from './view.ts'

type Offers = ModeCapabilities['offers']

/** The premises types that this mode and the flags offer (C-022). */
export const offeredDomains = (offers: Offers, flags: Flags): readonly Domain[] =>
  domains.filter(domain => offers[domain].length > 0 && isDomainOffered(flags, domain))

/** The registration types that this mode offers for a premises type, or for any while none is chosen. */
export const offeredTypes = (offers: Offers, domain: Domain | null): readonly ApplicantType[] =>
  applicantTypes.filter(type =>
    (domain === null ? domains : [domain]).some(one => offers[one].includes(type)),
  )

/** The choice without anything that is not offered. */
export const offeredChoice = (choice: LandingChoice, offers: Offers, flags: Flags): LandingChoice => {
  const domain = offeredDomains(offers, flags).find(offered => offered === choice.domain) ?? null
  const type = offeredTypes(offers, domain).find(offered => offered === choice.type) ?? null
  return { ...choice, domain, type }
}
