import type { ApplicantType, Domain } from '@open-account/domain/application/codes'

const premises: Record<Domain, string> = { residential: 'Residential', commercial: 'Commercial' }
const names: Record<ApplicantType, string> = {
  personal: 'Under Personal Name',
  company: 'Under Company Name',
}

/** The wizard's title in its two lines, as document 1 section 2 words it. */
export const wizardTitle = (domain: Domain, type: ApplicantType, nanl: boolean) => ({
  premises: `Open Utilities Account for ${nanl ? 'Non-Standard ' : ''}${premises[domain]} Premises`,
  name: names[type],
})
